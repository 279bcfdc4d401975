import { afterEach, describe, expect, it } from '@jest/globals';
import type { InboundMail } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import {
  someInboundMail,
  someMailSettings,
  someMailWebhooks,
} from '../../../../testing/records/mail-settings-records.ts';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const READ = 'GET /api/admin/inbound-mail';
const POSTMARK = 'PUT /api/admin/inbound-mail/postmark';
const SES = 'PUT /api/admin/inbound-mail/ses';
const REMOVE = 'DELETE /api/admin/inbound-mail';
const TOPIC = 'arn:aws:sns:us-east-1:123456789012:replies';
const at = '2026-01-02T15:00:00.000Z';

const server = new MockServer();
afterEach(cleanup);

type Answer = ReturnType<typeof problem>;
const answer = (own: Partial<InboundMail> = {}) => ({ json: someInboundMail(own) });
const open = (response: Answer | Promise<Answer> = answer()) =>
  openAdmin(server, '/admin/settings/mail', {
    'GET /api/admin/mail-settings': { json: someMailSettings() },
    'GET /api/admin/mail-webhooks': { json: someMailWebhooks() },
    [READ]: response,
  });
const section = async () => within(await screen.findByRole('region', { name: 'Replies by email' }));
const form = async () => within(await screen.findByRole('form', { name: 'Replies by email' }));
const address = async () => (await form()).getByRole('textbox', { name: 'Inbound address' });

describe('replies by email', () => {
  it('shows that replies by email load, and that they could not be loaded', async () => {
    const gate = Promise.withResolvers<Answer>();
    const { keys } = open(gate.promise);
    expect(await screen.findByText('Loading replies by email...')).toBeTruthy();
    gate.resolve(problem(400, 'Not now.'));
    expect(await screen.findByText('Replies by email could not be loaded')).toBeTruthy();
    server.respondWith({ [READ]: answer() });
    await keys.click((await section()).getByRole('button', { name: 'Try again' }));
    expect(await (await section()).findByText('Off')).toBeTruthy();
  });

  it('creates a webhook for Postmark, shown once with instructions', async () => {
    const { keys } = open();
    await fill(keys, await address(), 'reply@in.example.com');
    const webhook = 'https://polaris:rB6x@polaris.example/api/webhooks/postmark-inbound';
    server.respondWith({
      [POSTMARK]: { json: { address: webhook } },
      [READ]: answer({ provider: 'postmark', address: 'reply@in.example.com', createdAt: at }),
    });
    await keys.click((await form()).getByRole('button', { name: 'Save and make a webhook' }));
    const field = await screen.findByRole('textbox', { name: 'Webhook for Postmark' });
    expect(valueOf(field)).toBe(webhook);
    expect(server.bodiesTo(POSTMARK)).toEqual([{ address: 'reply@in.example.com' }]);
    expect(await screen.findByText('Waiting for your test email')).toBeTruthy();
    expect(screen.getByText(/Send an email to reply@in\.example\.com yourself/)).toBeTruthy();
  });

  it('saves the topic of Amazon SES, and shows the endpoint to enter there', async () => {
    const { keys } = open();
    await keys.selectOptions((await form()).getByRole('combobox', { name: 'Received by' }), 'ses');
    await fill(keys, await address(), 'reply@in.example.com');
    await fill(keys, (await form()).getByRole('textbox', { name: 'Topic ARN for replies' }), TOPIC);
    const saved = { provider: 'ses', address: 'reply@in.example.com', topicArn: TOPIC } as const;
    server.respondWith({
      [SES]: answer({ ...saved, createdAt: at }),
      [READ]: answer({ ...saved, createdAt: at }),
    });
    await keys.click((await form()).getByRole('button', { name: 'Save inbound address' }));
    await expectToast('Success', 'Inbound address saved');
    expect(server.bodiesTo(SES)).toEqual([{ address: 'reply@in.example.com', topicArn: TOPIC }]);
    const endpoint = await screen.findByRole('textbox', { name: 'Endpoint for replies' });
    expect(valueOf(endpoint)).toBe('https://polaris.example/api/webhooks/ses-inbound');
    expect((await section()).getByText('Waiting for Amazon')).toBeTruthy();
  });

  it.each([
    ['no address', 'reply', 'Please enter a valid email address.'],
    ['an address with a plus', 'a+b@in.example.com', /without a plus/],
  ])('rejects %s at the field', async (_, text, message) => {
    const { keys } = open();
    await fill(keys, await address(), text);
    await keys.click((await form()).getByRole('button', { name: 'Save and make a webhook' }));
    expect(await (await form()).findByText(message)).toBeTruthy();
    expect(server.callsTo(POSTMARK)).toEqual([]);
  });

  it('shows that replies arrive, and how many automatic ones were left out', async () => {
    open(
      answer({
        provider: 'postmark',
        address: 'reply@in.example.com',
        createdAt: at,
        lastReceivedAt: at,
        ignored: 3,
      }),
    );
    expect(await (await section()).findByText('On')).toBeTruthy();
    expect((await section()).getByText('Left out: 3 automatic replies.')).toBeTruthy();
    expect(screen.queryByText(/Send an email to/)).toBeNull();
  });

  it('turns replies by email off after confirmation', async () => {
    const { keys } = open(
      answer({
        provider: 'postmark',
        address: 'reply@in.example.com',
        createdAt: at,
        lastReceivedAt: at,
      }),
    );
    await keys.click(await screen.findByRole('button', { name: 'Turn off replies by email' }));
    server.respondWith({ [REMOVE]: { status: 204 }, [READ]: answer() });
    await keys.click(await screen.findByRole('button', { name: 'Turn off' }));
    await expectToast('Success', 'Replies by email are off');
    expect(await (await section()).findByText('Off')).toBeTruthy();
  });
});
