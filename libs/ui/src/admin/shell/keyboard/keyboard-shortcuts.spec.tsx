import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { adminScreens } from '@polaris/contracts/admin-screens';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { someActivity, someAsset, someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const customers = [someCustomer({ id: 2, name: 'Ada' }), someCustomer({ id: 1, name: 'Grace' })];

const withLetter = adminScreens.filter((screen) => 'letter' in screen);

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(path = '/admin/assets', heading = 'Assets') {
  const opened = openAdmin(server, path, {
    ...customerRecord,
    'GET /api/assets': list([someAsset()]),
    'GET /api/customers': list(customers),
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities': list([]),
  });
  await screen.findByRole('heading', { level: 1, name: heading });
  return opened;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const linesOf = (group: string) =>
  within(within(dialog()!).getByRole('region', { name: group }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the keys of the admin area', () => {
  it('opens each screen by its own letter', async () => {
    const letters = withLetter.map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    const { keys, address } = await open();
    await keys.keyboard('gc');
    expect(address()).toBe('/admin/customers');
    await keys.keyboard('gs');
    expect(address()).toBe('/admin/contacts');
    await keys.keyboard('gt');
    expect(address()).toBe('/admin/assets');
  });

  it('drops a first key that no second key completes', async () => {
    const { keys, address } = await open();
    await keys.keyboard('g1c');
    expect(address()).toBe('/admin/assets?edit=new');
  });

  it("starts a new record of the current screen's kind", async () => {
    const { keys } = await open('/admin/customers', 'Customers');
    await keys.keyboard('c');
    const name = within(await screen.findByRole('form', { name: 'Add New Customer' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(name.getByRole('textbox', { name: 'Name' })),
    );
    expect((document.activeElement as HTMLInputElement).value).toBe('');
  });

  it('lists keyboard shortcuts on ?, grouped by purpose', async () => {
    const { keys } = await open();
    await keys.keyboard('?');
    expect(linesOf('Go to')).toEqual(withLetter.map(({ label }) => label));
    expect(linesOf('Everywhere')).toContain('Add Asset');
    await keys.keyboard('gc{Escape}');
    expect(dialog()).toBeNull();
  });

  it('lists the keyboard shortcuts of the current screen', async () => {
    const { keys } = await open('/admin/contacts', 'Submissions');
    await keys.keyboard('?');
    expect(linesOf('Submissions')).toContain('Mark as replied');
    const titles = within(dialog()!).getAllByRole('heading', { level: 3 });
    expect(titles[0]!.textContent).toBe('Submissions');
    expect(titles.slice(-2).map(({ textContent }) => textContent)).toEqual(['Everywhere', 'Go to']);
    await keys.keyboard('{Escape}gt');
    await screen.findByRole('heading', { level: 1, name: 'Assets' });
    await keys.keyboard('?');
    expect(within(dialog()!).queryByRole('region', { name: 'Submissions' })).toBeNull();
  });

  it('ignores single keys on every screen once they are off', async () => {
    const { keys, address } = await open();
    await keys.keyboard('?');
    await keys.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await keys.keyboard('{Escape}gc?');
    expect(address()).toBe('/admin/assets');
    expect(dialog()).toBeNull();
  });

  it('moves through a list, and edits the focused entry', async () => {
    const { keys } = openAdmin(server, '/admin/activity', {
      ...customerRecord,
      'GET /api/customers': list(customers),
      'GET /api/activities': list([someActivity({ id: 2 }), someActivity({ id: 1 })]),
    });
    await screen.findAllByRole('article');
    const entries = screen.getAllByRole('article');
    await keys.keyboard('j');
    expect(entries[0]?.contains(document.activeElement)).toBe(true);
    await keys.keyboard('je');
    expect(await screen.findByRole('form', { name: /^Edit/ })).toBeTruthy();
  });
});
