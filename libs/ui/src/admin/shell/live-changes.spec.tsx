import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ContactSubmission } from '@polaris/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../testing/mock-server.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { fill, valueOf } from '../../../testing/queries.ts';
import { someBackups, someServerHealth, someWeeks } from '../../../testing/records/figures.ts';
import { someContact, someCustomer } from '../../../testing/records/records.ts';
import { openAdmin } from '../../../testing/render-admin.tsx';
import { GATHER_MS } from '../../api/office/events/use-record-changes.ts';

const LIST = 'GET /api/admin/contact-submissions';
const UNREAD = `${LIST}?limit=1&status=new`;

const server = new MockServer();
let source: () => FakeEventSource;
beforeEach(() => {
  localStorage.clear();
  source = FakeEventSource.install();
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  FakeEventSource.uninstall();
});

type Changed = [kind: string, change: string, id: number | null];

function push(...[kind, change, id]: Changed): void {
  act(() => source().send('change', { kind, change, id }));
}

const contacts = (...ids: number[]) => ids.map((id) => someContact({ id, name: `Person ${id}` }));
const lay = (rows: ContactSubmission[], unread = rows.length) =>
  server.respondWith({ [LIST]: list(rows), [UNREAD]: list(rows.slice(0, 1), unread) });

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const offer = (name: string) => screen.findByRole('button', { name });
const noOffer = (name: RegExp) => expect(screen.queryByRole('button', { name })).toBeNull();

/** Opens the list with these submissions and an open stream. */
async function openContacts(...ids: number[]) {
  const opened = openAdmin(server, '/admin/contacts');
  lay(contacts(...ids));
  await screen.findAllByRole('article');
  act(() => source().accept());
  return opened;
}

/** Resolves when all reads caused by a change are done. */
async function readAfter(change: () => void): Promise<void> {
  const before = server.callsTo(UNREAD).length;
  change();
  await waitFor(() => expect(server.callsTo(UNREAD).length).toBeGreaterThan(before));
  await waitFor(() => expect(document.title).toMatch(/^\(/));
}

describe('a new submission', () => {
  it('offers a new submission above the list without moving it, and shows it on request', async () => {
    const { keys } = await openContacts(3, 2, 1);
    lay(contacts(4, 3, 2, 1));
    push('contact', 'created', 4);
    const button = await offer('1 new submission');
    expect(button.closest('[role=status]')).toBeTruthy();
    expect(names()).toEqual(['Person 3', 'Person 2', 'Person 1']);
    lay(contacts(5, 4, 3, 2, 1));
    push('contact', 'created', 5);
    await keys.click(await offer('2 new submissions'));
    await waitFor(() => expect(names()).toHaveLength(5));
    const heading = screen.getByRole('heading', { name: 'All Submissions (5)' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    noOffer(/new submission/);
  });

  it('counts a new submission in the navigation and in the title, on every screen', async () => {
    await openContacts(1);
    await waitFor(() => expect(document.title).toBe('(1) Submissions · Admin · Polaris'));
    lay(contacts(2, 1), 120);
    push('contact', 'created', 2);
    const link = await screen.findByRole('link', { name: 'Submissions, 120 unread' });
    expect(within(link).getByText('99+')).toBeTruthy();
    expect(document.title).toBe('(120) Submissions · Admin · Polaris');
    lay(contacts(2, 1), 0);
    push('contact', 'updated', null);
    await screen.findByRole('link', { name: 'Submissions' });
    expect(document.title).toBe('Submissions · Admin · Polaris');
  });

  it('does not offer a new submission that the filter excludes', async () => {
    const { keys } = await openContacts(1);
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Add a filter' }), 'Status');
    await keys.click(screen.getByRole('checkbox', { name: 'Replied' }));
    await keys.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByRole('heading', { name: 'Matching Submissions (1)' });
    await readAfter(() => push('contact', 'created', 2));
    noOffer(/new submission/);
  });

  it('shows a new submission immediately in an empty list', async () => {
    openAdmin(server, '/admin/contacts', { [LIST]: list([]), [UNREAD]: list([]) });
    await screen.findByText('No submissions yet');
    act(() => source().accept());
    lay(contacts(1));
    push('contact', 'created', 1);
    await waitFor(() => expect(names()).toEqual(['Person 1']));
  });
});

describe('changes made elsewhere', () => {
  it('updates health and backups on the dashboard when the server reports a change', async () => {
    openAdmin(server, '/admin', {
      [LIST]: list([]),
      'GET /api/activities/recent': list([]),
      'GET /api/admin/statistics/weeks': { json: someWeeks() },
      'GET /api/admin/health': { json: someServerHealth() },
      'GET /api/admin/backups': { json: someBackups() },
    });
    await screen.findByText('1 hour ago', { selector: 'a[href="/admin/backups"] *' });
    act(() => source().accept());
    server.respondWith({
      'GET /api/admin/health': { json: someServerHealth({ problems: ['disk'] }) },
      'GET /api/admin/backups': { json: someBackups({ isOverdue: true, last: null }) },
    });
    push('health', 'updated', null);
    expect(await screen.findByText(/The disk is nearly full/)).toBeTruthy();
    expect(await screen.findByText('No backup yet')).toBeTruthy();
  });

  it('updates a record in the list when it was changed elsewhere', async () => {
    await openContacts(2, 1);
    const renamed = someContact({ id: 1, name: 'Augusta', version: 2 });
    lay([...contacts(2), renamed]);
    push('contact', 'updated', 1);
    await waitFor(() => expect(names()).toEqual(['Person 2', 'Augusta']));
  });

  it('keeps a record that was removed elsewhere until the list is read again', async () => {
    const { keys } = await openContacts(3, 2, 1);
    lay(contacts(3, 1));
    push('contact', 'deleted', 2);
    const button = await offer('Refresh this list');
    expect(names()).toHaveLength(3);
    await keys.click(button);
    await waitFor(() => expect(names()).toEqual(['Person 3', 'Person 1']));
  });

  it('keeps the text of an open form, which saves only its own changes', async () => {
    const { keys } = await openContacts(1);
    await keys.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    const form = within(screen.getByRole('form', { name: 'Edit Person 1' }));
    await fill(keys, form.getByRole('textbox', { name: 'Phone' }), '555 0100');
    lay([someContact({ id: 1, name: 'Augusta', version: 2 })]);
    await readAfter(() => push('contact', 'updated', 1));
    expect(valueOf(form.getByRole('textbox', { name: 'Name' }))).toBe('Person 1');
    expect(valueOf(form.getByRole('textbox', { name: 'Phone' }))).toBe('555 0100');
    const saved = someContact({ id: 1, name: 'Augusta', phone: '555 0100', version: 3 });
    server.respondWith({ 'PUT /api/admin/contact-submissions/1': { json: saved } });
    await keys.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.bodiesTo('PUT')).toMatchObject([
        { name: 'Augusta', phone: '555 0100', version: 2 },
      ]),
    );
  });

  it('updates an open form in which nothing was changed', async () => {
    const { keys } = await openContacts(1);
    await keys.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    const form = within(screen.getByRole('form', { name: 'Edit Person 1' }));
    lay([someContact({ id: 1, name: 'Augusta', version: 2 })]);
    await readAfter(() => push('contact', 'updated', 1));
    await waitFor(() =>
      expect(valueOf(form.getByRole('textbox', { name: 'Name' }))).toBe('Augusta'),
    );
  });

  it('reads again after changes were missed', async () => {
    await openContacts(1);
    lay([...contacts(2), someContact({ id: 1, name: 'Augusta', version: 2 })]);
    act(() => {
      source().drop();
      source().accept();
    });
    await offer('1 new submission');
    expect(names()).toEqual(['Augusta']);
  });

  it('updates the record of a customer', async () => {
    const customer = 'GET /api/customers/7';
    openAdmin(server, '/admin/customers/7', { [customer]: { json: someCustomer() } });
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    act(() => source().accept());
    server.respondWith({
      [customer]: { json: someCustomer({ name: 'Grace Murray', version: 2 }) },
    });
    push('customer', 'updated', 7);
    await screen.findByRole('heading', { level: 1, name: 'Grace Murray' });
  });
});

describe('the dashboard', () => {
  it('counts new submissions on the dashboard, and offers to show them', async () => {
    const latest = `${LIST}?limit=5&status=new`;
    const { keys } = openAdmin(server, '/admin', {
      [LIST]: list(contacts(1)),
      [latest]: list(contacts(1)),
      'GET /api/activities/recent': list([]),
      'GET /api/admin/statistics/weeks': { json: someWeeks() },
      'GET /api/admin/backups': { json: someBackups() },
    });
    const section = async () =>
      within(await screen.findByRole('region', { name: 'Recent Unread Submissions' }));
    await (await section()).findByText('Person 1');
    act(() => source().accept());
    server.respondWith({ [LIST]: list(contacts(2, 1)), [latest]: list(contacts(2, 1)) });
    push('contact', 'created', 2);
    const button = await (await section()).findByRole('button', { name: '1 new submission' });
    const card = await screen.findByRole('button', { name: /^Unread Submissions/ });
    expect(card.textContent).toContain('2');
    expect((await section()).queryByText('Person 2')).toBeNull();
    await keys.click(button);
    const first = await (await section()).findByRole('link', { name: /Person 2/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });
});

it('does not announce what this window saves', async () => {
  const { keys } = await openContacts(2, 1);
  await keys.click(screen.getByRole('button', { name: 'Person 2' }));
  const replied = someContact({ id: 2, name: 'Person 2', status: 'replied', version: 2 });
  server.respondWith({ 'PUT /api/admin/contact-submissions/2': { json: replied } });
  lay([replied, ...contacts(1)]);
  await keys.click(screen.getByRole('button', { name: 'Mark as Replied' }));
  await readAfter(() => push('contact', 'updated', 2));
  noOffer(/new submission|Refresh/);
});

it('reads nothing again while this window saves', async () => {
  const { keys } = await openContacts(2, 1);
  await keys.click(screen.getByRole('button', { name: 'Person 2' }));
  const saved = Promise.withResolvers<{ json: ContactSubmission }>();
  server.respondWith({ 'PUT /api/admin/contact-submissions/2': saved.promise });
  await keys.click(screen.getByRole('button', { name: 'Mark as Replied' }));
  await waitFor(() => expect(server.callsTo('PUT')).toHaveLength(1));
  const before = server.callsTo(LIST).length;
  const timers = jest.spyOn(globalThis, 'setTimeout');
  push('contact', 'updated', 2);
  // The change was due twice, and postponed each time. `waitFor` takes a spy for a fake timer.
  const putOff = () => timers.mock.calls.filter(([, ms]) => ms === GATHER_MS);
  while (putOff().length < 3) await server.roundTrip();
  timers.mockRestore();
  expect(server.callsTo(LIST)).toHaveLength(before);
  const replied = someContact({ id: 2, name: 'Person 2', status: 'replied', version: 2 });
  lay([replied, ...contacts(1)]);
  saved.resolve({ json: replied });
  await waitFor(() => expect(server.callsTo(LIST).length).toBeGreaterThan(before + 1));
});

it('sends changes only to the owner', async () => {
  openAdmin(server, '/admin/contacts', { 'GET /api/auth/user': problem(401, 'Not signed in.') });
  await screen.findByRole('heading', { name: 'Access Denied' });
  expect(FakeEventSource.opened).toEqual([]);
});

it('closes the stream with the screens', async () => {
  const { unmount } = await openContacts(1);
  unmount();
  expect(source().readyState).toBe(FakeEventSource.CLOSED);
});
