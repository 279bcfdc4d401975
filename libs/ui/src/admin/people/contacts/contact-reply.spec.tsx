import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ContactSubmission, Message, ReplyTemplate } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  fill,
  toastText,
  undo,
  valueOf,
} from '../../../../testing/queries.ts';
import { someMessage, someReplyTemplate } from '../../../../testing/records/mail-records.ts';
import { someContact, someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/contact-submissions';
const MESSAGES = 'GET /api/admin/contact-submissions/31/messages';
const REPLY = 'POST /api/admin/contact-submissions/31/reply';
const SENT_TOAST = ['Reply sent', 'Sending to Ada Lovelace…', 'Undo'] as const;

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface Known {
  contact?: ContactSubmission;
  messages?: Message[];
  templates?: ReplyTemplate[];
  matches?: object[];
}

/** Submission 31, selected. */
async function open({ contact = someContact(), messages = [], ...known }: Known = {}) {
  const opened = openAdmin(server, '/admin/contacts?highlight=31', {
    [LIST]: list([contact]),
    [MESSAGES]: list(messages),
    'GET /api/admin/reply-templates': list(known.templates ?? []),
    'GET /api/customers/matches': { json: known.matches ?? [] },
    [REPLY]: { status: 201, json: { id: 5, leavesAt: '2026-01-02T15:00:10.000Z' } },
  });
  await screen.findByRole('heading', { level: 2, name: 'Ada Lovelace' });
  return opened;
}

async function openComposer(known?: Known) {
  const opened = await open(known);
  await opened.keys.click(screen.getByRole('button', { name: 'Reply' }));
  await screen.findByRole('form', { name: 'Reply to Ada Lovelace' });
  return opened;
}

const form = () => within(screen.getByRole('form', { name: 'Reply to Ada Lovelace' }));
const field = (name: string) => form().getByRole('textbox', { name });
const send = () => form().getByRole('button', { name: 'Send' });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('form', { name: /Reply to/ })).toBeNull());

describe('the reply to a submission', () => {
  it('starts a reply in its text, with subject and quote', async () => {
    await openComposer();
    expect(document.activeElement).toBe(field('Message'));
    expect(valueOf(field('Subject'))).toBe('Re: Your message of January 2, 2026');
    expect(form().getByText('To ada@example.com')).toBeTruthy();
    expect(form().getByText(/^On Jan 2, 2026, Ada wrote:/).textContent).toContain(
      '> I would like to hear more about dashboards.',
    );
  });

  it('opens the reply form once when the Reply button of a notification has opened the submission', async () => {
    const { keys, address } = openAdmin(server, '/admin/contacts?highlight=31&reply=1', {
      [LIST]: list([someContact()]),
      [MESSAGES]: list([]),
      'GET /api/admin/reply-templates': list([]),
      'GET /api/customers/matches': { json: [] },
    });
    await screen.findByRole('form', { name: 'Reply to Ada Lovelace' });
    expect(document.activeElement).toBe(field('Message'));
    await keys.click(form().getByRole('button', { name: 'Cancel' }));
    await isClosed();
    // A reload does not reopen it.
    await waitFor(() => expect(address()).toBe('/admin/contacts?highlight=31'));
  });

  it('reuses the subject of the previous reply, which the record shows', async () => {
    const sent = someMessage({ subject: 'Re: Prices', text: 'They are\nfair.', status: 'queued' });
    await openComposer({ messages: [sent] });
    expect(valueOf(field('Subject'))).toBe('Re: Prices');
    const replies = within(screen.getByRole('region', { name: 'Replies' }));
    expect(replies.getByText('Waiting')).toBeTruthy();
    expect(replies.getByText(/^They are\s+fair\.$/)).toBeTruthy();
  });

  it('reads the reply again when it is due to be sent', async () => {
    const leavesAt = new Date().toISOString();
    await open({ messages: [someMessage({ status: 'queued', leavesAt })] });
    expect(await screen.findByText('Waiting')).toBeTruthy();
    server.respondWith({ [MESSAGES]: list([someMessage({ status: 'sent', leavesAt })]) });
    expect(await screen.findByText('Sent', {}, { timeout: 30_000 })).toBeTruthy();
  });

  it('sends on Ctrl+Enter, and restores the text on Undo', async () => {
    const { keys } = await openComposer();
    await fill(keys, field('Message'), 'Hello Ada');
    await keys.click(form().getByRole('checkbox'));
    await keys.click(field('Message'));
    await keys.keyboard('{Control>}{Enter}{/Control}');
    await expectToast(...SENT_TOAST);
    expect(server.bodiesTo(REPLY)).toEqual([
      {
        subject: 'Re: Your message of January 2, 2026',
        body: 'Hello Ada',
        followUpOn: null,
        templateId: null,
        quote: false,
        uploadIds: [],
      },
    ]);
    await isClosed();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply' })),
    );
    expect(localStorage.getItem('draft:message-contact-31')).toBeNull();
    server.respondWith({ 'DELETE /api/admin/messages/5': { status: 204 } });
    await keys.click(undo());
    await waitFor(() => expect(valueOf(field('Message'))).toBe('Hello Ada'));
    expect(server.callsTo('DELETE /api/admin/messages/5')).toHaveLength(1);
    expect(form().getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('selects the next submission when one leaves the filtered list', async () => {
    const next = someContact({ id: 30, name: 'Grace Hopper' });
    const last = someContact({ id: 29, name: 'Alan Turing' });
    const { keys } = openAdmin(server, '/admin/contacts?status=new&highlight=31', {
      [LIST]: list([someContact(), next, last]),
      [REPLY]: { status: 201, json: { id: 5, leavesAt: '2026-01-02T15:00:10.000Z' } },
      'GET /api/admin/contact-submissions/30/messages': list([]),
    });
    await screen.findByRole('heading', { level: 2, name: 'Ada Lovelace' });
    await keys.keyboard('w');
    await screen.findByRole('form', { name: 'Reply to Ada Lovelace' });
    await fill(keys, field('Message'), 'Yes.');
    server.respondWith({ [LIST]: list([next, last]) });
    await keys.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Grace Hopper' })).toBeTruthy();
  });

  it('keeps a sent reply as sent', async () => {
    const { keys } = await openComposer();
    await fill(keys, field('Message'), 'Hello Ada');
    await keys.click(send());
    await expectToast(...SENT_TOAST);
    server.respondWith({ 'DELETE /api/admin/messages/5': problem(409, 'It has left already.') });
    await keys.click(undo());
    await waitFor(() => expect(toastText()).toBe('ErrorIt has left already.'));
    await isClosed();
  });

  it('opens a reply with the key w', async () => {
    const { keys } = await open();
    await keys.keyboard('w');
    await screen.findByRole('form', { name: 'Reply to Ada Lovelace' });
    expect(valueOf(field('Message'))).toBe('');
  });

  it('asks for confirmation before Escape discards what is typed', async () => {
    const { keys } = await openComposer();
    await fill(keys, field('Message'), 'Hello');
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(valueOf(field('Message'))).toBe('Hello');
    await keys.click(field('Message'));
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Leave');
    await isClosed();
    await keys.click(screen.getByRole('button', { name: 'Reply' }));
    await screen.findByRole('form', { name: 'Reply to Ada Lovelace' });
    expect(valueOf(field('Message'))).toBe('');
    await keys.keyboard('{Escape}');
    await isClosed();
  });

  it('keeps the text of a reply when the page is closed', async () => {
    const { keys } = await openComposer();
    await fill(keys, field('Message'), 'Hello again');
    cleanup();
    await openComposer();
    expect(valueOf(field('Message'))).toBe('Hello again');
  });

  it('shows errors at the field, and keeps the text', async () => {
    const { keys } = await openComposer();
    await keys.click(send());
    await waitFor(() => expect(descriptionOf(field('Message'))).toBe('Message is required'));
    const message = '{{company}} has no value for this person. Write it yourself or remove it.';
    server.respondWith({ [REPLY]: problem(400, message, [{ path: 'body', message }]) });
    await fill(keys, field('Message'), 'At {{company}}');
    await keys.click(send());
    await waitFor(() => expect(descriptionOf(field('Message'))).toContain(message));
    expect(valueOf(field('Message'))).toBe('At {{company}}');
  });

  it('reports when there is no mail server', async () => {
    const { keys } = await open();
    server.respondWith({ 'GET /api/auth/options': { json: { openId: false, mail: false } } });
    await keys.click(screen.getByRole('button', { name: 'Reply' }));
    expect(await screen.findByText(/^There is no mail server yet/)).toBeTruthy();
  });
});

describe('a reply template', () => {
  const first = someReplyTemplate({ subject: 'Dear {{ name }}', body: 'Hello {{firstName}}' });
  const second = someReplyTemplate({ id: 122, name: 'Second', body: 'At {{company}}' });
  const pick = async (keys: Awaited<ReturnType<typeof open>>['keys'], name: string) => {
    await form().findByRole('option', { name });
    await keys.selectOptions(form().getByRole('combobox', { name: 'Template' }), name);
  };

  it('fills in a template, and replaces it with another one', async () => {
    const { keys } = await openComposer({ templates: [first, second] });
    await pick(keys, 'First answer');
    expect([valueOf(field('Subject')), valueOf(field('Message'))]).toEqual([
      'Dear Ada Lovelace',
      'Hello Ada',
    ]);
    await pick(keys, 'Second');
    expect([valueOf(field('Subject')), valueOf(field('Message'))]).toEqual([
      'Dear Ada Lovelace',
      'At {{company}}',
    ]);
    await keys.click(send());
    await expectToast(...SENT_TOAST);
    expect(server.bodiesTo(REPLY)).toMatchObject([{ templateId: 122 }]);
  });

  it('appends a template to what is typed', async () => {
    const { keys } = await openComposer({ templates: [first] });
    await fill(keys, field('Message'), 'My own words');
    await pick(keys, 'First answer');
    expect(valueOf(field('Message'))).toBe('My own words\n\nHello Ada');
  });
});

describe('a follow-up', () => {
  const match = { id: 7, name: 'Ada', company: 'Engines', by: ['email'] };
  const choose = () => form().findByRole('combobox', { name: 'Follow up' });
  afterEach(() => void jest.useRealTimers());

  it('offers a follow-up when a customer has the address', async () => {
    const { keys } = await openComposer({ matches: [match] });
    await keys.selectOptions(await choose(), 'On a date');
    await fill(keys, form().getByLabelText('Date'), '2031-03-04');
    await fill(keys, field('Message'), 'Hello');
    await keys.click(send());
    await expectToast(...SENT_TOAST);
    expect(server.bodiesTo(REPLY)).toMatchObject([{ followUpOn: '2031-03-04' }]);
  });

  it('shows the day of a follow-up in three days', async () => {
    stopDate(new Date(2026, 10, 24, 9, 30));
    const { keys } = await openComposer({ matches: [match] });
    const select = await choose();
    await keys.selectOptions(select, 'In 3 days');
    expect(descriptionOf(select)).toBe('November 27, 2026');
    await keys.selectOptions(select, 'No follow-up');
    expect(descriptionOf(select)).toBe('');
  });

  it('requires a customer for a follow-up', async () => {
    await openComposer();
    expect(
      await form().findByText(
        'To be reminded to follow up, convert the submission to a customer first.',
      ),
    ).toBeTruthy();
  });

  it('offers a follow-up for a converted submission', async () => {
    server.respondWith({ 'GET /api/customers/7': { json: someCustomer() } });
    await openComposer({ contact: someContact({ status: 'converted', customerId: 7 }) });
    expect(await choose()).toBeTruthy();
  });
});
