import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { valueOf } from '../../../../testing/queries.ts';
import { someAsset, someContact, someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const MATCHES = 'GET /api/customers/matches';
const never = new Promise<never>(() => undefined);

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Submission 31 is selected: "r", "s" and "v" would change it. */
async function openSubmission(answers: Parameters<typeof openAdmin>[2] = {}) {
  const opened = openAdmin(server, '/admin/contacts?highlight=31', {
    ...customerRecord,
    'GET /api/admin/contact-submissions': list([someContact()]),
    'GET /api/customers': list([someCustomer()]),
    'GET /api/assets': list([someAsset()]),
    ...answers,
  });
  await screen.findByRole('heading', { level: 2, name: 'Ada Lovelace' });
  return opened;
}

async function openCustomers() {
  const opened = openAdmin(server, '/admin/customers', {
    ...customerRecord,
    'GET /api/customers': list([someCustomer()]),
    'GET /api/admin/contact-submissions': list([]),
  });
  await screen.findByRole('button', { name: 'Add New Customer' });
  return opened;
}

/** Presses keys in the same task. */
const pressInOneTask = (letters: string, control = '') =>
  act(() => {
    if (control) fireEvent.keyDown(document.body, { key: control, ctrlKey: true });
    for (const key of letters) fireEvent.keyDown(document.activeElement!, { key });
  });

const writes = () => server.calls.filter((call) => !call.startsWith('GET '));

describe('single letters', () => {
  it('changes nothing when letters follow Ctrl+K in the same task', async () => {
    const { address } = await openSubmission();
    const before = address();
    pressInOneTask('rsvx', 'k');
    expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeTruthy();
    expect(address()).toBe(before);
    await waitFor(() => expect(server.calls).not.toEqual([]));
    expect(writes()).toEqual([]);
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('types letters into the name when they follow a click on Add New Customer', async () => {
    const { keys, address } = await openCustomers();
    await keys.click(screen.getByRole('button', { name: 'Add New Customer' }));
    await keys.keyboard('grace');
    const form = within(screen.getByRole('form', { name: 'Add New Customer' }));
    expect(valueOf(form.getByRole('textbox', { name: 'Name' }))).toBe('grace');
    expect(address()).toBe('/admin/customers');
  });

  it('ignores single keys next to an open form', async () => {
    const { keys, address } = await openCustomers();
    await keys.click(screen.getByRole('button', { name: 'Add New Customer' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await keys.keyboard('gr?');
    expect(address()).toBe('/admin/customers');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores single keys while a reply is opening', async () => {
    const { keys } = await openSubmission({
      'GET /api/admin/contact-submissions/31/messages': never,
    });
    await keys.keyboard('wrs');
    expect(screen.queryByRole('form', { name: /Reply to/ })).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('ignores single keys while a conversion dialog is opening', async () => {
    const { keys } = await openSubmission();
    server.respondWith({ [MATCHES]: never });
    await keys.keyboard('vrs');
    await waitFor(() => expect(server.callsTo(MATCHES)).not.toEqual([]));
    expect(writes()).toEqual([]);
  });

  it('ignores single keys while the menu of new records is open', async () => {
    const { keys } = await openSubmission();
    await keys.click(screen.getByRole('button', { name: 'New' }));
    await keys.keyboard('rs');
    expect(writes()).toEqual([]);
  });

  it('ignores single keys on the screen that is being left', async () => {
    const { address } = await openSubmission();
    act(() => {
      fireEvent.click(screen.getAllByRole('link', { name: 'Assets' })[0]!);
      for (const key of 'rsv') fireEvent.keyDown(document.body, { key });
    });
    await screen.findByRole('heading', { level: 1, name: 'Assets' });
    expect(address()).toBe('/admin/assets');
    expect(writes()).toEqual([]);
  });
});
