import { afterEach, describe, expect, it } from '@jest/globals';
import { adminNavigation, adminScreens } from '@polaris/contracts/admin-screens';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../testing/mock-server.ts';
import { customerRecord } from '../../../testing/records/customer-record.ts';
import { someBackups, someWeeks } from '../../../testing/records/figures.ts';
import { openAdmin } from '../../../testing/render-admin.tsx';
import { someUser } from '../../../testing/render-screen.tsx';

const USER = 'GET /api/auth/user';

const screens = [
  ['Submissions', '/admin/contacts', 'Submissions'],
  ['Services', '/admin/services', 'Services Management'],
  ['Customers', '/admin/customers', 'Customers'],
  ['Activity', '/admin/activity', 'Activity'],
  ['Assets', '/admin/assets', 'Assets'],
  ['Invoices', '/admin/invoices', 'Invoices'],
  ['Mail', '/admin/mail', 'Mail'],
  ['Settings', '/admin/settings', 'Settings'],
  ['Dashboard', '/admin', 'Dashboard'],
] as const;
const paths = [...adminScreens.map(({ path }) => path), '/admin/customers/1'];

/** Every list is empty. */
const emptyLists = {
  ...customerRecord,
  'GET /api/admin/contact-submissions': list([]),
  'GET /api/customers': list([]),
  'GET /api/activities': list([]),
  'GET /api/activities/recent': list([]),
  'GET /api/activities/due': list([]),
  'GET /api/assets': list([]),
  'GET /api/admin/invoices': list([]),
  'GET /api/admin/trash': list([]),
  'GET /api/admin/newsletter': { json: [] },
  'GET /api/admin/backups': { json: someBackups() },
  'GET /api/admin/statistics/weeks': { json: someWeeks() },
};

const server = new MockServer();
afterEach(cleanup);

const navigation = () => within(screen.getByRole('navigation', { name: 'Admin' }));
const denied = () => screen.findByRole('heading', { level: 1, name: 'Access Denied' });

describe('the admin area', () => {
  it.each(paths.filter((path) => path !== '/admin'))(
    'denies %s to a signed-out visitor, with a link to sign in and back',
    async (path) => {
      openAdmin(server, path, { [USER]: problem(401, 'Not signed in.') });
      await denied();
      expect(screen.getByText('You need to be logged in to access this page.')).toBeTruthy();
      const link = screen.getByRole('link', { name: 'Sign in' });
      const returnTo = encodeURIComponent(path);
      expect(link.getAttribute('href')).toBe(`/api/login?returnTo=${returnTo}`);
    },
  );

  it.each(paths)('denies %s to a customer, and requests nothing else', async (path) => {
    openAdmin(server, path, { [USER]: { json: someUser() } });
    await denied();
    expect(screen.getByRole('main').textContent).toContain('grace@example.com');
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
    expect(server.calls).toEqual([USER]);
  });

  it('opens every screen, marks the current one and sets the document title', async () => {
    const { keys, address } = openAdmin(server, '/admin', emptyLists);
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    const [daily] = navigation().getAllByRole('list');
    const labels = within(daily!).getAllByRole('link');
    expect(labels.map(({ textContent }) => textContent)).toEqual(
      adminNavigation.filter(({ group }) => group === 'daily').map(({ label }) => label),
    );
    for (const [label, path, title] of screens) {
      const link = navigation().getByRole('link', { name: label });
      await keys.click(link);
      expect(address()).toBe(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(link.getAttribute('aria-current')).toBe('page');
      await waitFor(() => expect(document.title).toBe(`${label} · Admin · Polaris`));
    }
  });

  it.each([
    ['Audience', 'Testimonials', '/admin/testimonials'],
    ['Settings', 'Business Profile', '/admin/business-profile'],
    ['Settings', 'Mail Server', '/admin/settings/mail'],
    ['Settings', 'Backups', '/admin/backups'],
    ['Settings', 'Health', '/admin/health'],
    ['Settings', 'Trash', '/admin/trash'],
    ['Settings', 'Audit Log', '/admin/audit'],
  ])('opens from %s the screen %s, and marks both', async (entry, label, path) => {
    const { keys, address } = openAdmin(server, '/admin', emptyLists);
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    const link = navigation().getByRole('link', { name: entry });
    await keys.click(link);
    await keys.click(await screen.findByRole('link', { name: new RegExp(`^${label}`) }));
    expect(address()).toBe(path);
    expect(await screen.findByRole('heading', { level: 1, name: label })).toBeTruthy();
    expect(link.getAttribute('aria-current')).toBe('page');
    const tabs = within(screen.getByRole('navigation', { name: 'Section' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(label);
  });

  it('shows the not-found text for an unknown page, and links home', async () => {
    openAdmin(server, '/admin/nope', emptyLists);
    await screen.findByRole('navigation', { name: 'Admin' });
    expect(screen.getByRole('heading', { level: 1, name: '404 Oh... bummer.' })).toBeTruthy();
    const home = screen.getByRole('link', { name: 'Take Me Home' });
    expect(home.getAttribute('href')).toBe('/');
    await waitFor(() => expect(document.title).toBe('Not found · Admin · Polaris'));
  });

  it('reports when the admin area cannot be opened, and tries again', async () => {
    const { keys } = openAdmin(server, '/admin/assets', {
      ...emptyLists,
      [USER]: problem(503, 'The database is away.'),
    });
    expect(await screen.findByText(/The database is away\./)).toBeTruthy();
    server.respondWith({ [USER]: { json: someUser({ isAdmin: true }) } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Assets' })).toBeTruthy();
  });
});
