import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectToast } from '../../../testing/queries.ts';
import { customerRecord } from '../../../testing/records/customer-record.ts';
import { MockServer, list } from '../../../testing/mock-server.ts';
import {
  someActivity,
  someAsset,
  someContact,
  someService,
} from '../../../testing/records/records.ts';
import { openAdmin } from '../../../testing/render-admin.tsx';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const answers = {
  ...customerRecord,
  'GET /api/assets': list([someAsset({ name: 'Deck' })]),
  'GET /api/customers': list([]),
  'GET /api/activities': list([someActivity()]),
  'GET /api/admin/contact-submissions': list([someContact({ id: 31 })]),
};

/** The names of the buttons that can be pressed in the content of a screen, except those that open a menu. */
const buttonsThatWork = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') !== 'true')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !/^(More|Actions)\b/.test(name));

it.each<[string, string, string, RegExp]>([
  ['a customer', '/admin/customers/7', 'Customer ID: 7', /^(Copy|Show|Search|New$|All)|\+$/],
  ['activities', '/admin/activity', 'A call about charts', /^(Copy|Show|Search|New$)|\+$/],
  ['assets', '/admin/assets', 'Deck', /^(Copy|Show|Search|New$)/],
  [
    'a submission',
    '/admin/contacts?highlight=31',
    'Message',
    /^(Copy|Show|Search|New$|Keyboard|Ada Lovelace$)/,
  ],
])('offers no writing button on the screen of %s while offline', async (_, path, text, reads) => {
  openAdmin(server, path, answers, { siteOrigin: 'https://polaris.example', isOffline: true });
  await screen.findAllByText(new RegExp(text));
  expect(buttonsThatWork().filter((name) => !reads.test(name))).toEqual([]);
});

const REASON = 'No connection, so nothing can be changed. Quick capture still works.';
const offline = (path: string, more = {}) =>
  openAdmin(
    server,
    path,
    { ...answers, ...more },
    { siteOrigin: 'https://polaris.example', isOffline: true },
  );
const writes = () => server.calls.filter((call) => !call.startsWith('GET '));

it.each(['r', 's', 'w', 'v'])('explains why the key %s changes nothing offline', async (key) => {
  const { keys } = offline('/admin/contacts?highlight=31');
  await screen.findByRole('heading', { level: 2, name: 'Ada Lovelace' });
  await keys.keyboard(key);
  await expectToast('Nothing was changed', REASON);
  expect(writes()).toEqual([]);
});

it('explains why the command palette changes nothing offline, and still opens pages', async () => {
  const { keys, address } = offline('/admin/contacts?highlight=31');
  await screen.findByRole('heading', { level: 2, name: 'Ada Lovelace' });
  await keys.keyboard('{Control>}k{/Control}');
  const isOff = (name: string) =>
    screen.getByRole('option', { name }).getAttribute('aria-disabled') === 'true';
  expect(['Mark as Spam', 'Delete', 'Add Asset', 'Copy Link', 'Assets'].map(isOff)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  await keys.click(screen.getByRole('option', { name: 'Mark as Spam' }));
  await expectToast('Nothing was changed', REASON);
  expect(writes()).toEqual([]);
  await keys.keyboard('ga');
  await waitFor(() => expect(address()).toBe('/admin/activity'));
});

it('explains why a choice that is saved immediately changes nothing offline', async () => {
  const { keys } = offline('/admin/contacts');
  await keys.click(await screen.findByRole('checkbox', { name: 'Select Ada Lovelace' }));
  const status = within(
    screen.getByRole('region', { name: 'Selected submissions' }),
  ).getByRole<HTMLSelectElement>('combobox', { name: 'Set status' });
  expect(status.getAttribute('aria-description')).toBe(REASON);
  await keys.selectOptions(status, 'spam');
  await expectToast('Nothing was changed', REASON);
  expect([status.value, writes()]).toEqual(['', []]);
});

it('moves no card by its handle offline', async () => {
  const { keys } = offline('/admin/services', {
    'GET /api/services': list([someService(), someService({ id: 42, name: 'Second' })]),
  });
  const handle = await screen.findByRole('button', { name: 'Move Second' });
  expect(handle.getAttribute('aria-description')).toBe(REASON);
  const names = () => screen.getAllByRole('button', { name: /^Move / }).map(labelOf);
  const before = names();
  handle.focus();
  await keys.keyboard('{ArrowUp}{Enter}');
  fireEvent.pointerDown(handle);
  expect([names(), writes()]).toEqual([before, []]);
});
const labelOf = (button: HTMLElement) => button.getAttribute('aria-label');
