import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerMerge, DuplicatePair, MergePreview } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast, undo } from '../../../../../testing/queries.ts';
import { someCustomer } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const PAIRS = 'GET /api/admin/duplicate-customers';
const MERGING = 'GET /api/customers/7/merging';
const PREVIEW = 'GET /api/admin/merge-preview';
const MERGE = 'POST /api/customers/7/merge';
const DIFFERENT = '/api/customers/7/different/31';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const createdAt = '2026-01-02T15:00:00.000Z';
const other = { id: 31, name: 'G. Hopper', email: 'grace@example.com', company: null, createdAt };
const pair: DuplicatePair = {
  firstId: 7,
  secondId: 31,
  first: { ...other, id: 7, name: 'Grace Hopper' },
  second: other,
  reasons: ['name', 'email'],
};
const preview = (own: Partial<MergePreview> = {}): MergePreview => ({
  kept: {
    id: 7,
    name: 'Grace Hopper',
    createdAt,
    hasAccount: true,
    accountEmail: 'grace@example.com',
  },
  merged: { id: 31, name: 'G. Hopper', createdAt, hasAccount: false, accountEmail: null },
  state: 'as compared',
  fields: [
    {
      key: 'name',
      label: 'Name',
      kept: 'Grace Hopper',
      merged: 'G. Hopper',
      both: null,
      choice: 'kept',
    },
    {
      key: 'totalValue',
      label: 'Total value',
      kept: 1200,
      merged: 50,
      both: null,
      choice: 'kept',
    },
    {
      key: 'notes',
      label: 'Notes',
      kept: 'Likes tea.',
      merged: 'Met in May.',
      both: 'Likes tea.\n\nMet in May.',
      choice: 'both',
    },
    {
      key: 'phone',
      label: 'Phone',
      kept: null,
      merged: '555-0100',
      both: null,
      choice: 'merged',
    },
  ],
  moves: [
    { table: 'activities', count: 12 },
    { table: 'purchases', count: 1 },
  ],
  leftOut: [],
  gain: { email: 'grace@example.com', emailVerified: true, invoices: 0, files: 0, messages: 0 },
  ...own,
});
const merge: CustomerMerge = {
  id: 3,
  mergedId: 31,
  mergedName: 'G. Hopper',
  mergedAt: '2026-03-05T17:00:00.000Z',
  undoUntil: '2026-04-04T17:00:00.000Z',
};
const duplicate = { ...other, reasons: ['email' as const] };

const dialog = (name = 'Merge two records') => within(screen.getByRole('dialog', { name }));
const option = (group: string, value: RegExp) =>
  within(dialog().getByRole('group', { name: group })).getByRole('radio', { name: value });

async function openRecord(answers: Parameters<MockServer['respondWith']>[0]) {
  const opened = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/customers': list([]),
    'GET /api/admin/contact-submissions': list([]),
    [PREVIEW]: { json: preview() },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  return opened;
}

async function openComparison(answers: Parameters<MockServer['respondWith']>[0] = {}) {
  const opened = await openRecord({
    [MERGING]: { json: { duplicates: [duplicate], merges: [] } },
    ...answers,
  });
  await opened.keys.click(await screen.findByRole('button', { name: 'Compare with G. Hopper' }));
  await dialog().findByText('Moves to record 7: 12 activities and 1 purchase.');
  return opened;
}

describe('merging customers on a record', () => {
  it('shows who may be the same person, and why', async () => {
    await openRecord({ [MERGING]: { json: { duplicates: [duplicate], merges: [] } } });
    const notice = await screen.findByRole('region', { name: 'Duplicates and merges' });
    expect(notice.textContent).toMatch(/^May be the same person as G\. Hopper: same email\./);
  });

  it('sends the chosen fields with the state that was compared', async () => {
    const { keys } = await openComparison();
    expect(option('Notes', /^Both, one after the other/)).toHaveProperty('checked', true);
    await keys.click(option('Total value', /^\$50\.00/));
    server.respondWith({
      [MERGE]: { json: merge },
      [MERGING]: { json: { duplicates: [], merges: [merge] } },
    });
    await keys.click(dialog().getByRole('button', { name: 'Merge' }));
    await expectToast('Success', 'G. Hopper merged into Grace Hopper', 'Undo');
    expect(server.bodiesTo(MERGE)).toEqual([
      { mergedId: 31, state: 'as compared', choices: [{ key: 'totalValue', choice: 'merged' }] },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows what each account gains from the other record before it merges', async () => {
    const gain = {
      email: 'grace@example.com',
      emailVerified: false,
      invoices: 3,
      files: 2,
      messages: 0,
    };
    await openComparison({ [PREVIEW]: { json: preview({ gain }) } });
    dialog().getByText('grace@example.com (not verified) will see 3 invoices and 2 files.');
    dialog().getByText(/has the account grace@example\.com/);
  });

  it.each([
    ['gains nothing', preview()],
    ['does not exist', preview({ gain: null })],
  ])('shows no gains of an account when it %s', async (_what, json) => {
    await openComparison({ [PREVIEW]: { json } });
    expect(dialog().queryByText(/will see/)).toBeNull();
  });

  it('undoes a merge from its toast', async () => {
    const { keys } = await openComparison();
    server.respondWith({ [MERGE]: { json: merge } });
    await keys.click(dialog().getByRole('button', { name: 'Merge' }));
    await expectToast('Success', 'G. Hopper merged into Grace Hopper', 'Undo');
    server.respondWith({
      'POST /api/admin/customer-merges/3/undo': { json: { keptId: 7, mergedId: 31 } },
    });
    await keys.click(undo());
    await expectToast('Success', 'G. Hopper has a separate record again');
  });

  it('keeps the other record and opens it when the two are swapped', async () => {
    const { keys, router } = await openComparison();
    const { kept, merged } = preview();
    server.respondWith({
      [`${PREVIEW}?keptId=31&mergedId=7`]: {
        json: preview({ kept: merged, merged: kept, fields: [], moves: [] }),
      },
      'POST /api/customers/31/merge': { json: { ...merge, mergedId: 7 } },
      'GET /api/customers/31': { json: someCustomer({ id: 31, name: 'G. Hopper' }) },
    });
    await keys.click(dialog().getByRole('button', { name: 'Keep the other one' }));
    await dialog().findByText('The other record only has these fields.');
    await keys.click(dialog().getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/customers/31'));
  });

  it('explains why two records cannot be merged', async () => {
    const { keys } = await openRecord({
      [MERGING]: { json: { duplicates: [duplicate], merges: [] } },
      [PREVIEW]: problem(409, 'Both have an account.'),
    });
    await keys.click(await screen.findByRole('button', { name: 'Compare with G. Hopper' }));
    expect((await dialog().findByRole('alert')).textContent).toMatch(/Both have an account\./);
  });

  it('compares again after the records were changed', async () => {
    const { keys } = await openComparison({ [MERGE]: problem(409, 'Compare them again.') });
    server.respondWith({
      [PREVIEW]: { json: preview({ moves: [{ table: 'activities', count: 13 }] }) },
    });
    await keys.click(dialog().getByRole('button', { name: 'Merge' }));
    await expectToast('Error', 'Compare them again.');
    await dialog().findByText('Moves to record 7: 13 activities.');
  });

  it('merges with a record that is picked by name', async () => {
    const { keys } = await openRecord({
      'GET /api/customers': list([someCustomer({ id: 31, name: 'G. Hopper' })]),
    });
    await keys.click(screen.getByRole('button', { name: 'More actions' }));
    await keys.click(screen.getByRole('button', { name: 'Merge with another record' }));
    await keys.type(dialog().getByRole('combobox'), 'hop');
    await keys.click(await dialog().findByRole('option'));
    await dialog().findByText('Moves to record 7: 12 activities and 1 purchase.');
  });

  it('hides two records from each other once they are not the same person', async () => {
    const { keys } = await openRecord({
      [MERGING]: { json: { duplicates: [duplicate], merges: [] } },
    });
    const different = await screen.findByRole('button', {
      name: 'Not the same person as G. Hopper',
    });
    server.respondWith({
      [`PUT ${DIFFERENT}`]: { status: 204 },
      [MERGING]: { json: { duplicates: [], merges: [] } },
    });
    await keys.click(different);
    await expectToast('Success', 'Grace Hopper and G. Hopper are not the same person', 'Undo');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Duplicates and merges' })).toBeNull(),
    );
    server.respondWith({ [`DELETE ${DIFFERENT}`]: { status: 204 } });
    await keys.click(undo());
    await expectToast('Success', 'Listed as possible duplicates again');
  });
});

describe('undoing a merge on a record', () => {
  it('lists what goes back and what stays before it undoes', async () => {
    const { keys } = await openRecord({
      [MERGING]: { json: { duplicates: [], merges: [merge] } },
      'GET /api/admin/customer-merges/3': {
        json: {
          kept: { id: 7, name: 'Grace Hopper' },
          merged: { id: 31, name: 'G. Hopper' },
          mergedAt: merge.mergedAt,
          returns: [{ table: 'activities', count: 2 }],
          fields: ['Phone'],
          changedFields: ['Notes'],
          stays: [{ table: 'activities', id: 52, name: 'Call', change: 'edited' }],
          staysTotal: 1,
        },
      },
    });
    const notice = await screen.findByText(/^Merged with G\. Hopper on Mar 5, 2026\./);
    expect(notice.textContent).toMatch(/can be undone until Apr 4, 2026\.$/);
    await keys.click(screen.getByRole('button', { name: 'Undo merge' }));
    const question = () => dialog('Undo this merge?');
    await question().findByText('Goes back to G. Hopper: 2 activities.');
    question().getByText('Grace Hopper gets these earlier values back: Phone.');
    question().getByText('Call (activity, edited)');
    question().getByText('Fields: Notes');
    server.respondWith({
      'POST /api/admin/customer-merges/3/undo': { json: { keptId: 7, mergedId: 31 } },
      [MERGING]: { json: { duplicates: [], merges: [] } },
    });
    await keys.click(question().getByRole('button', { name: 'Undo merge' }));
    await expectToast('Success', 'G. Hopper has a separate record again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('redirects from the address of a merged record to the kept one', async () => {
    const { router } = openAdmin(server, '/admin/customers/31', {
      ...customerRecord,
      'GET /api/customers': list([]),
      'GET /api/customers/31': problem(404, 'This customer was not found.'),
      'GET /api/admin/merged-customers/31': { json: { id: 7, name: 'Grace Hopper' } },
    });
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    expect(router.state.location.pathname).toBe('/admin/customers/7');
  });
});

describe('the list of possible duplicates', () => {
  async function openList(answers: Parameters<MockServer['respondWith']>[0]) {
    const opened = openAdmin(server, '/admin/customers', {
      'GET /api/customers': list([]),
      'GET /api/admin/contact-submissions': list([]),
      [PREVIEW]: { json: preview() },
      ...answers,
    });
    await opened.keys.click(await screen.findByRole('button', { name: 'Manage' }));
    await opened.keys.click(screen.getByRole('button', { name: 'Possible duplicates' }));
    return opened;
  }

  it('lists pairs with their reasons and compares one', async () => {
    const { keys } = await openList({ [PAIRS]: list([pair]) });
    await screen.findByRole('dialog', { name: 'Possible duplicates (1)' });
    const [row] = within(screen.getByRole('list', { name: 'Possible duplicates' })).getAllByRole(
      'listitem',
    );
    expect(row!.textContent).toMatch(/Grace Hopper.*G\. Hopper.*same email, similar name/);
    await keys.click(screen.getByRole('button', { name: 'Compare Grace Hopper and G. Hopper' }));
    await dialog().findByText('Moves to record 7: 12 activities and 1 purchase.');
    await keys.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Possible duplicates (1)' });
  });

  it('reports that there are none, or why they could not be loaded', async () => {
    await openList({ [PAIRS]: list([]) });
    await screen.findByText('No possible duplicates');
    cleanup();
    await openList({ [PAIRS]: problem(503, 'The service is briefly unavailable.') });
    await screen.findByText('The possible duplicates could not be loaded');
  });
});
