import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { customerRecord } from '../../../testing/customer-record.ts';
import { MockServer, list } from '../../../testing/mock-server.ts';
import { someActivity, someAsset, someContact } from '../../../testing/records.ts';
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

/** The names of the buttons that can be pressed in the content of a screen. */
const buttonsThatWork = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') !== 'true')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

it.each<[string, string, string, RegExp]>([
  ['a customer', '/admin/customers/7', 'Customer ID: 7', /^(Copy|Show|Search|New$|All)|\+$/],
  ['activities', '/admin/activity', 'A call about charts', /^(Copy|Show|Search|New$)|\+$/],
  ['assets', '/admin/assets', 'Deck', /^(Copy|Show|Search|New$)/],
  ['a submission', '/admin/contacts?highlight=31', 'Message', /^(Copy|Show|Search|New$|Keyboard)/],
])('offers no button that writes on the screen of %s offline', async (_, path, text, reads) => {
  openAdmin(server, path, answers, { siteOrigin: 'https://polaris.example', isOffline: true });
  await screen.findAllByText(new RegExp(text));
  expect(buttonsThatWork().filter((name) => !reads.test(name))).toEqual([]);
});
