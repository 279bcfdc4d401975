import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { someView } from '../../../../../testing/records/grid-records.ts';
import { expectToast, fill, undo } from '../../../../../testing/queries.ts';
import { someContact } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/contact-submissions';
const BULK = 'POST /api/admin/contacts/bulk';
const VIEWS = 'GET /api/admin/views';
const none = { changed: [], missing: [], converted: [], previous: [] };

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const contacts = [
  someContact(),
  someContact({ id: 30, name: 'Grace Hopper', status: 'replied' }),
  someContact({ id: 29, name: 'Alan Turing', status: 'converted', customerId: 7 }),
];

async function open(search = '') {
  const opened = openAdmin(server, `/admin/contacts${search}`, {
    [LIST]: list(contacts),
    [VIEWS]: { json: [someView({ kind: 'contacts', name: 'Unread', filters: { status: 'new' } })] },
    'GET /api/admin/contact-submissions/30/messages': list([]),
    'GET /api/admin/contact-submissions/29/messages': list([]),
  });
  await screen.findByRole('heading', { name: / Submissions \(3\)$/ });
  return opened;
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const lastQuery = () => new URLSearchParams(server.callsTo(LIST).at(-1)!.split('?')[1]);

describe('the selected submissions', () => {
  async function selectAll() {
    const { keys } = await open();
    for (const { name } of contacts) await keys.click(box(name));
    expect(screen.getByText('3 selected')).toBeTruthy();
    return keys;
  }
  const bar = () => within(screen.getByRole('region', { name: 'Selected submissions' }));
  const setStatus = () => bar().getByRole('combobox', { name: 'Set status' });

  it('sets the status of selected submissions except converted ones, and Undo restores each', async () => {
    const keys = await selectAll();
    const previous = [
      { id: 30, status: 'replied' as const },
      { id: 31, status: 'new' as const },
    ];
    server.respondWith({
      [BULK]: { json: { ...none, changed: [30, 31], converted: [29], previous } },
    });
    await keys.selectOptions(setStatus(), 'Spam');
    const text =
      'Spam: 2 submissions. 1 submission became a customer and stays marked as converted.';
    await expectToast('Success', text, 'Undo');
    expect(screen.queryByRole('region', { name: 'Selected submissions' })).toBeNull();
    await keys.click(undo());
    await expectToast('Success', 'Status restored');
    expect(server.bodiesTo(BULK)).toEqual([
      { act: 'status', ids: [31, 30, 29], status: 'spam' },
      { act: 'status', ids: [30], status: 'replied' },
      { act: 'status', ids: [31], status: 'new' },
    ]);
  });

  it('deletes selected submissions with one Undo, and names missing ones', async () => {
    const keys = await selectAll();
    await keys.click(bar().getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 3 submissions?' }));
    server.respondWith({ [BULK]: { json: { ...none, changed: [29, 31], missing: [30] } } });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', '2 submissions deleted. 1 of 3 no longer exists.', 'Undo');
    await keys.click(undo());
    await expectToast('Success', 'Submissions restored');
    expect(server.bodiesTo(BULK).at(-1)).toEqual({ act: 'restore', ids: [29, 31] });
  });

  it('keeps the selection when nothing could be changed', async () => {
    const keys = await selectAll();
    server.respondWith({ [BULK]: problem(503, 'The database is away.') });
    await keys.selectOptions(setStatus(), 'Spam');
    await expectToast('Error', '503: The database is away.');
    expect(screen.getByText('3 selected')).toBeTruthy();
  });

  it('selects submissions with a single key next to the shown one', async () => {
    const { keys } = await open();
    await keys.keyboard('jxjx');
    expect(screen.getByText('2 selected')).toBeTruthy();
    expect([box('Ada Lovelace').checked, box('Grace Hopper').checked]).toEqual([true, true]);
    const detail = within(screen.getByRole('region', { name: 'Submission' }));
    expect(detail.getByRole('heading', { name: 'Grace Hopper' })).toBeTruthy();
    await keys.keyboard('x');
    expect(screen.getByText('1 selected')).toBeTruthy();
    await keys.click(button('Clear'));
    expect(box('Ada Lovelace').checked).toBe(false);
  });
});

describe('the filters of submissions', () => {
  it('combines filter chips in the address', async () => {
    const { keys, address } = await open();
    const add = () => screen.getByRole('combobox', { name: 'Add a filter' });
    await keys.selectOptions(add(), 'Status');
    await keys.click(screen.getByRole('checkbox', { name: 'New' }));
    await keys.click(screen.getByRole('checkbox', { name: 'Replied' }));
    await keys.click(button('Done'));
    await keys.selectOptions(add(), 'Phone');
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Phone' }), 'With a phone');
    await keys.click(button('Done'));
    await keys.selectOptions(add(), 'Received');
    await fill(keys, screen.getByLabelText('Since'), '2026-01-01');
    await keys.click(button('Done'));
    await waitFor(() =>
      expect(address()).toBe(
        '/admin/contacts?phone=true&receivedAfter=2026-01-01&status=new%2Creplied',
      ),
    );
    await waitFor(() => expect(lastQuery().has('receivedAfter')).toBe(true));
    expect(lastQuery().get('status')).toBe('new,replied');
    expect(button('Received since January 1, 2026')).toBeTruthy();
    await keys.click(button('Remove the filter Status: New or Replied'));
    await waitFor(() => expect(lastQuery().has('status')).toBe(false));
  });

  it('saves filters as a view, and opens it again', async () => {
    const { keys, address } = await open('?prefers=phone');
    await keys.click(button('Save view'));
    const saved = someView({
      id: 6,
      kind: 'contacts',
      name: 'Calls',
      filters: { prefers: 'phone' },
    });
    server.respondWith({
      'POST /api/admin/views': { status: 201, json: saved },
      [VIEWS]: { json: [saved] },
    });
    await fill(keys, screen.getByRole('textbox', { name: 'Name' }), 'Calls');
    await keys.click(button('Save'));
    await expectToast('View saved');
    expect(server.bodiesTo('POST /api/admin/views')).toEqual([
      {
        kind: 'contacts',
        name: 'Calls',
        filters: { prefers: 'phone' },
        columns: null,
        layout: 'table',
      },
    ]);
    await keys.click(screen.getByRole('link', { name: 'All submissions' }));
    expect(address()).toBe('/admin/contacts');
    await keys.click(await screen.findByRole('link', { name: 'Calls' }));
    expect(address()).toBe('/admin/contacts?prefers=phone&view=6');
    expect(button('Prefers: Phone')).toBeTruthy();
  });
});
