import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ConversationMessage } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, list, problem } from '../../../testing/mock-server.ts';
import { expectToast, valueOf } from '../../../testing/queries.ts';
import { renderScreen, someUser } from '../../../testing/render-screen.tsx';
import { Conversation } from './conversation.tsx';

const LIST = 'GET /api/conversation';
const WRITE = 'POST /api/conversation';
const READ = 'PUT /api/conversation/read';

const message = (own: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: 14,
  author: 'client',
  via: 'page',
  subject: null,
  text: 'Could we meet on Thursday?',
  quoted: null,
  files: [],
  readAt: null,
  createdAt: '2026-03-21T09:30:00.000Z',
  ...own,
});
const reply = (own: Partial<ConversationMessage> = {}) =>
  message({ id: 15, author: 'owner', via: 'mail', subject: 'Thursday', text: 'At ten.', ...own });

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

type Answers = Parameters<MockServer['respondWith']>[0];

function open(answers: Answers = {}, user = someUser()) {
  server.respondWith({ [LIST]: list([]), [READ]: { status: 204 }, ...answers });
  renderScreen(<Conversation user={user} ownerName="Ines Calloway" />);
  return userEvent.setup({ delay: null });
}

const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ines Calloway' });
const send = () => screen.findByRole('button', { name: 'Send message' });
const entries = () => screen.findAllByRole('listitem');

describe('the conversation on the dashboard', () => {
  it('shows that the conversation loads, and then that it is empty', async () => {
    const gate = Promise.withResolvers<ReturnType<typeof list>>();
    open({ [LIST]: gate.promise });
    expect(await screen.findByText('Loading your messages...')).toBeTruthy();
    gate.resolve(list([]));
    expect(await screen.findByText('No messages yet.')).toBeTruthy();
  });

  it('shows that the conversation could not be loaded, and loads it again', async () => {
    const keys = open({ [LIST]: problem(400, 'Not now.') });
    await screen.findByText('Error loading your messages. Please try again later.');
    server.respondWith({ [LIST]: list([message()]) });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Could we meet on Thursday?')).toBeTruthy();
  });

  it('shows who wrote what, and how it arrived', async () => {
    open({
      [LIST]: list([reply({ readAt: '2026-03-21T10:00:00.000Z' }), message({ via: 'mail' })]),
    });
    const [first, second] = await entries();
    expect(first!.textContent).toMatch(/^Ines Calloway.*ThursdayAt ten\.$/);
    expect(second!.textContent).toMatch(/^You.*by emailCould we meet on Thursday\?$/);
  });

  it('shows addresses in a message as text, without links', async () => {
    const text = '<b>Look</b> at javascript:alert(1) and https://example.com';
    open({ [LIST]: list([message({ text })]) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('folds what a mail quotes', async () => {
    const keys = open({ [LIST]: list([message({ text: 'Yes.', quoted: '> Thursday?' })]) });
    expect((await screen.findByText('Yes.')).textContent).toBe('Yes.');
    const details = screen.getByText('> Thursday?').closest('details')!;
    expect(details.open).toBe(false);
    await keys.click(screen.getByText('Quoted text'));
    expect(details.open).toBe(true);
  });

  it("marks the owner's messages as new, and reports to the server that they were seen", async () => {
    open({ [LIST]: list([reply({ id: 17 }), reply({ id: 15 }), message({ id: 16 })]) });
    expect(await screen.findByText('2 new')).toBeTruthy();
    const badges = (await entries()).map((entry) => within(entry).queryByText('New') !== null);
    expect(badges).toEqual([true, true, false]);
    await waitFor(() => expect(server.bodiesTo(READ)).toEqual([{ upTo: 17 }]));
    expect(screen.getByText('2 new')).toBeTruthy();
  });

  it('sends a message, clears the field and shows the message', async () => {
    const keys = open();
    await keys.type(await field(), 'Hello Ines');
    server.respondWith({
      [WRITE]: { json: message({ text: 'Hello Ines' }) },
      [LIST]: list([message({ text: 'Hello Ines' })]),
    });
    await keys.click(await send());
    await expectToast('Message sent', 'Ines Calloway has been notified.');
    expect(server.bodiesTo(WRITE)).toEqual([
      { text: 'Hello Ines', uploadIds: [], timeZone: 'America/Los_Angeles' },
    ]);
    expect(valueOf(await field())).toBe('');
    expect((await entries())[0]!.textContent).toContain('Hello Ines');
  });

  describe('with files', () => {
    const BEGIN = 'POST /api/files';
    const uploadId = '3f0c3bb8-9b1e-4a57-8a4e-0f0d0c3f7a11';
    const STATE = `GET /api/file-uploads/${uploadId}`;
    const PIECE = `PUT /api/file-uploads/${uploadId}/content`;
    const uploading = {
      [BEGIN]: { status: 201, json: { id: uploadId, received: 0 } },
      [STATE]: { json: { id: uploadId, received: 0 } },
      [PIECE]: { json: { id: uploadId, received: 5 } },
    };
    const plan = {
      id: 12,
      name: 'Plan.txt',
      mediaType: 'text/plain',
      size: 5,
      hasThumbnail: false,
    };
    const attach = async (keys: ReturnType<typeof open>) =>
      keys.upload(await screen.findByLabelText('Attach files'), new File(['Hello'], 'Plan.txt'));

    it('sends a message once its file is uploaded, and shows both', async () => {
      const gate = Promise.withResolvers<{ json: object }>();
      const keys = open({ ...uploading, [PIECE]: () => gate.promise });
      await attach(keys);
      await keys.type(await field(), 'Here it is.');
      await keys.click(await send());
      await screen.findByRole('progressbar', { name: 'Upload of Plan.txt' });
      expect(server.callsTo(WRITE)).toEqual([]);
      const sent = message({ text: 'Here it is.', files: [plan] });
      server.respondWith({ [WRITE]: { json: sent }, [LIST]: list([sent]) });
      gate.resolve({ json: { id: uploadId, received: 5 } });
      await expectToast('Message sent', 'Ines Calloway has been notified.');
      expect(server.bodiesTo(BEGIN)).toEqual([{ name: 'Plan.txt', size: 5, isForMessage: true }]);
      expect(server.bodiesTo(WRITE)).toEqual([
        { text: 'Here it is.', uploadIds: [uploadId], timeZone: 'America/Los_Angeles' },
      ]);
      expect(await screen.findByRole('link', { name: 'Plan.txt (download)' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Remove Plan.txt' })).toBeNull();
    });

    it('keeps an attached file until it is removed, even when the page is reopened', async () => {
      const keys = open(uploading);
      await attach(keys);
      await screen.findByRole('button', { name: 'Remove Plan.txt' });
      cleanup();
      open();
      await keys.click(await screen.findByRole('button', { name: 'Remove Plan.txt' }));
      cleanup();
      open();
      await field();
      expect(screen.queryByRole('button', { name: 'Remove Plan.txt' })).toBeNull();
    });

    it('sends no message while one of its files is refused', async () => {
      const text = 'There is not enough space left for this file.';
      const keys = open({ [BEGIN]: problem(409, text) });
      await attach(keys);
      await screen.findByText(text);
      await keys.type(await field(), 'Here it is.');
      await keys.click(await send());
      await screen.findByText('A file could not be attached. Remove it, or try again.');
      expect(server.callsTo(WRITE)).toEqual([]);
    });

    it('attaches at most ten files, and says so', async () => {
      const keys = open({ [BEGIN]: () => new Promise(() => undefined) });
      const files = Array.from({ length: 11 }, (_, at) => new File(['Hello'], `${at}.txt`));
      await keys.upload(await screen.findByLabelText('Attach files'), files);
      expect((await screen.findByRole('alert')).textContent).toBe(
        'A message has at most 10 files.',
      );
      expect(screen.getAllByRole('progressbar')).toHaveLength(10);
    });
  });

  it('rejects an empty message at the field', async () => {
    const keys = open();
    await keys.click(await send());
    expect(await screen.findByText('Message is required')).toBeTruthy();
    expect(document.activeElement).toBe(await field());
    expect(server.callsTo(WRITE)).toEqual([]);
  });

  it('keeps the text of a message that could not be sent, even when the page is reopened', async () => {
    const keys = open({ [WRITE]: problem(429, 'Too many attempts. Please try again later.') });
    await keys.type(await field(), 'Hello');
    await keys.click(await send());
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts.');
    expect(valueOf(await field())).toBe('Hello');
    cleanup();
    open();
    expect(valueOf(await field())).toBe('Hello');
  });

  it('requires a verified address to write a message', async () => {
    open({}, someUser({ emailStatus: 'unverified' }));
    expect(
      await screen.findByText('Verify your email address to write to Ines Calloway here.'),
    ).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('loads earlier messages on request', async () => {
    const next = '/api/conversation?limit=5&cursor=x';
    const keys = open({
      [LIST]: list([message({ id: 20 })], 2, next),
      [`GET ${next}`]: list([message({ id: 1, text: 'The first one' })]),
    });
    await keys.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('The first one')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('reads the conversation again when the reader returns to the page', async () => {
    open();
    await screen.findByText('No messages yet.');
    server.respondWith({ [LIST]: list([reply()]) });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('At ten.')).toBeTruthy();
  });

  it('scrolls to the messages when the page was opened by a link in a mail', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    history.replaceState(null, '', '/dashboard#messages');
    open();
    await screen.findByText('No messages yet.');
    expect(scroll.mock.contexts.map((element) => (element as Element).id)).toEqual(['messages']);
    scroll.mockRestore();
  });
});
