import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { expectToast, fill, undo, valueOf } from '../../../../testing/queries.ts';
import { someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const SEND = 'POST /api/admin/customers/7/messages';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(
  own: Parameters<typeof someCustomer>[0] = {},
  responses: Parameters<MockServer['respondWith']>[0] = {},
) {
  const { keys } = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/customers/7': { json: someCustomer(own) },
    [SEND]: { status: 201, json: { id: 5, leavesAt: '2026-01-02T15:00:10.000Z' } },
    ...responses,
  });
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  return keys;
}

const form = () => within(screen.getByRole('form', { name: 'Message to Grace Hopper' }));
const field = (name: string) => form().getByRole('textbox', { name });

describe('a message to a customer', () => {
  it('sends a message from the customer page, and restores it on Undo', async () => {
    const keys = await open();
    await keys.click(screen.getByRole('button', { name: 'Write' }));
    expect(document.activeElement).toBe(field('Subject'));
    expect(form().queryByRole('checkbox')).toBeNull();
    await fill(keys, field('Subject'), 'Your dashboard');
    await fill(keys, field('Message'), 'It is ready.');
    await keys.selectOptions(form().getByRole('combobox', { name: 'Follow up' }), 'Next week');
    await keys.click(form().getByRole('button', { name: 'Send' }));
    await expectToast('Message sent', 'Sending to Grace Hopper…', 'Undo');
    expect(server.bodiesTo(SEND)).toMatchObject([
      {
        subject: 'Your dashboard',
        body: 'It is ready.',
        followUpOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write' })),
    );
    server.respondWith({ 'DELETE /api/admin/messages/5': { status: 204 } });
    await keys.click(undo());
    await waitFor(() => expect(valueOf(field('Message'))).toBe('It is ready.'));
    expect(valueOf(field('Subject'))).toBe('Your dashboard');
  });

  it('sends a message with a file, and restores both on Undo', async () => {
    const uploadId = '3f0c3bb8-9b1e-4a57-8a4e-0f0d0c3f7a11';
    const keys = await open(
      {},
      {
        'POST /api/customers/7/files': { status: 201, json: { id: uploadId, received: 0 } },
        [`GET /api/file-uploads/${uploadId}`]: { json: { id: uploadId, received: 0 } },
        [`PUT /api/file-uploads/${uploadId}/content?offset=0`]: {
          json: { id: uploadId, received: 5 },
        },
      },
    );
    await keys.click(screen.getByRole('button', { name: 'Write' }));
    await fill(keys, field('Subject'), 'The plan');
    await fill(keys, field('Message'), 'Here it is.');
    const chosen = new File(['Hello'], 'Plan.txt');
    await keys.upload(await form().findByLabelText('Attach files'), chosen);
    await form().findByRole('button', { name: 'Remove Plan.txt' });
    await keys.click(form().getByRole('button', { name: 'Send' }));
    await expectToast('Message sent', 'Sending to Grace Hopper…', 'Undo');
    expect(server.bodiesTo(SEND)).toMatchObject([{ uploadIds: [uploadId] }]);
    server.respondWith({ 'DELETE /api/admin/messages/5': { status: 204 } });
    await keys.click(undo());
    await waitFor(() => expect(valueOf(field('Message'))).toBe('Here it is.'));
    expect(form().getByRole('button', { name: 'Remove Plan.txt' })).toBeTruthy();
  });

  it('offers no files for a customer without an account, who could not see them', async () => {
    const none = { json: { account: null, invitation: null } };
    const keys = await open({}, { 'GET /api/customers/7/account': none });
    await keys.click(screen.getByRole('button', { name: 'Write' }));
    expect(form().queryByLabelText('Attach files')).toBeNull();
  });

  it.each([
    ['a day ago', 1, /^Re: Your message of \w+ \d{1,2}, \d{4}$/],
    ['a month ago', 30, /^$/],
  ])('fills in the subject only when the customer wrote recently: %s', async (_, days, subject) => {
    const createdAt = new Date(Date.now() - days * 86_400_000).toISOString();
    const message = {
      ...{
        id: 14,
        customerId: 7,
        customerName: 'Grace Hopper',
        via: 'page',
        text: 'Thursday?',
        quoted: null,
      },
      files: [],
      readAt: createdAt,
      createdAt,
    };
    const keys = await open({}, { 'GET /api/admin/customers/7/messages': list([message]) });
    await screen.findByText('Thursday?');
    await keys.click(screen.getByRole('button', { name: 'Write' }));
    expect(valueOf(field('Subject'))).toMatch(subject);
  });

  it('offers no message without an address', async () => {
    await open({ email: null });
    expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
  });
});
