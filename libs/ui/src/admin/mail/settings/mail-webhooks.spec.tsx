import { afterEach, describe, expect, it } from '@jest/globals';
import type { MailWebhook } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';
import {
  someInboundMail,
  someMailSettings,
  someMailWebhooks,
} from '../../../../testing/records/mail-settings-records.ts';

const LIST = 'GET /api/admin/mail-webhooks';
const MAKE = 'POST /api/admin/mail-webhooks/postmark';
const SET_TOPIC = 'PUT /api/admin/mail-webhooks/ses';
const TOPIC = 'arn:aws:sns:us-east-1:123456789012:bounces';
const ADDRESS = 'https://polaris:rB6x@polaris.example/api/webhooks/postmark';
const at = '2026-01-02T15:00:00.000Z';

const server = new MockServer();
afterEach(cleanup);

const answer = (postmark: Partial<MailWebhook> = {}, ses: Partial<MailWebhook> = {}) => ({
  json: someMailWebhooks(postmark, ses),
});
type Answer = ReturnType<typeof problem>;
const open = (response: Answer | Promise<Answer> = answer()) =>
  openAdmin(server, '/admin/settings/mail', {
    'GET /api/admin/mail-settings': { json: someMailSettings() },
    'GET /api/admin/inbound-mail': { json: someInboundMail() },
    [LIST]: response,
  });
const part = async (name: 'Postmark' | 'Amazon SES') =>
  within(await screen.findByRole('region', { name }));

describe('reports of mail providers', () => {
  it('shows reports as loading', async () => {
    open(new Promise<never>(() => undefined));
    expect(await screen.findByText('Loading the reports...')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Postmark' })).toBeNull();
  });

  it('reads reports again after a failure', async () => {
    const { keys } = open(problem(400, 'Not now.'));
    expect(await screen.findByText('The reports could not be loaded')).toBeTruthy();
    server.respondWith({ [LIST]: answer() });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    for (const name of ['Postmark', 'Amazon SES'] as const)
      expect((await part(name)).getByText('Off')).toBeTruthy();
  });

  it('creates an address for Postmark, shown once with instructions', async () => {
    const { keys } = open();
    const make = (await part('Postmark')).getByRole('button', { name: 'Make an address' });
    server.respondWith({
      [MAKE]: { status: 201, json: { address: ADDRESS } },
      [LIST]: answer({ createdAt: at }),
    });
    await keys.click(make);
    const postmark = await part('Postmark');
    const field = await postmark.findByRole('textbox', { name: 'Address for Postmark' });
    expect(valueOf(field)).toBe(ADDRESS);
    expect(postmark.getByText(/select Bounce and Spam complaint/)).toBeTruthy();
    expect(await postmark.findByText('Waiting for the first report')).toBeTruthy();
  });

  it('shows when Postmark last reported, and offers another address', async () => {
    open(answer({ createdAt: at, lastCalledAt: at }));
    const postmark = await part('Postmark');
    expect(postmark.getByText('On')).toBeTruthy();
    expect(postmark.getByText(/^Last heard from/).textContent).toContain('Jan 2, 2026');
    expect(postmark.getByRole('button', { name: 'Make a new address' })).toBeTruthy();
  });

  it('turns reports off once the owner confirms', async () => {
    const { keys } = open(answer({ createdAt: at }));
    await keys.click((await part('Postmark')).getByRole('button', { name: 'Turn off Postmark' }));
    server.respondWith({
      'DELETE /api/admin/mail-webhooks/postmark': { status: 204 },
      [LIST]: answer(),
    });
    const dialog = within(screen.getByRole('alertdialog', { name: 'Turn off Postmark?' }));
    await keys.click(dialog.getByRole('button', { name: 'Turn off' }));
    await expectToast('Success', 'Reports of Postmark are off');
    expect(await (await part('Postmark')).findByText('Off')).toBeTruthy();
  });

  it('checks the topic of Amazon SES, saves it, and shows the endpoint', async () => {
    const { keys } = open();
    const field = (await part('Amazon SES')).getByRole('textbox', { name: 'Topic ARN' });
    await fill(keys, field, 'bounces');
    const save = () => screen.getByRole('button', { name: 'Save topic' });
    await keys.click(save());
    expect(await screen.findByText(/^Please enter the ARN of the topic/)).toBeTruthy();
    expect(server.callsTo(SET_TOPIC)).toEqual([]);
    await fill(keys, field, ` ${TOPIC} `);
    const saved = answer({}, { createdAt: at, topicArn: TOPIC });
    server.respondWith({ [SET_TOPIC]: { json: saved.json[1] }, [LIST]: saved });
    await keys.click(save());
    await expectToast('Success', 'Topic saved');
    expect(server.bodiesTo(SET_TOPIC)).toEqual([{ topicArn: TOPIC }]);
    const ses = await part('Amazon SES');
    expect(await ses.findByText('Waiting for Amazon')).toBeTruthy();
    expect(valueOf(ses.getByRole('textbox', { name: 'Endpoint for Amazon SNS' }))).toBe(
      'https://polaris.example/api/webhooks/ses',
    );
  });

  it('shows that Amazon has confirmed, without the endpoint', async () => {
    open(answer({}, { createdAt: at, topicArn: TOPIC, confirmedAt: at, lastCalledAt: at }));
    const ses = await part('Amazon SES');
    expect(ses.getByText('On')).toBeTruthy();
    expect(ses.queryByRole('textbox', { name: 'Endpoint for Amazon SNS' })).toBeNull();
    expect(valueOf(ses.getByRole('textbox', { name: 'Topic ARN' }))).toBe(TOPIC);
  });
});
