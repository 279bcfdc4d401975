import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { adminNavigation } from '@polaris/contracts/admin-screens';
import { withData } from '@polaris/contracts/browser-names';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { someActivity, someContact } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const NEW = 'GET /api/admin/contact-submissions?limit=1&status=new';

const server = new MockServer();
const matchMedia = window.matchMedia.bind(window);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  document.querySelector('[data-admin-tools]')?.remove();
  window.matchMedia = matchMedia;
});

const answers = {
  ...customerRecord,
  'GET /api/assets': list([]),
  'GET /api/customers': list([]),
  'GET /api/admin/contact-submissions': list([]),
};

async function open(more = {}, props: Parameters<typeof openAdmin>[3] = {}) {
  const opened = openAdmin(server, '/admin/assets', { ...answers, ...more }, props);
  await screen.findByText('No assets yet');
  return opened;
}

const navigation = () => within(screen.getByRole('navigation', { name: 'Admin' }));

/** Sets the window width for media queries. */
function setWidth(pixels: number): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: pixels >= Number(/min-width: (\d+)rem/.exec(media)?.[1] ?? Infinity) * 16,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

describe('the navigation', () => {
  it('counts unread submissions and due activities in the navigation', async () => {
    await open({
      [NEW]: list([someContact()], 3),
      'GET /api/activities/due': list([someActivity({ dueOn: '2025-07-18' })], 120),
    });
    expect(
      (await navigation().findByRole('link', { name: 'Submissions, 3 unread' })).textContent,
    ).toBe('Submissions3Submissions, 3 unread');
    expect((await navigation().findByRole('link', { name: 'Activity, 120 due' })).textContent).toBe(
      'Activity99+Activity, 120 due',
    );
  });

  it('collapses the navigation to icons with names, and remembers it', async () => {
    const { keys, unmount } = await open();
    await keys.click(screen.getByRole('button', { name: 'Show icons only' }));
    const names = () =>
      navigation()
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label'));
    expect(names()).toEqual(adminNavigation.map(({ label }) => label));
    expect(navigation().getByRole('link', { name: 'Settings' }).textContent).toBe('');
    unmount();
    const again = await open();
    expect(navigation().getByRole('link', { name: 'Settings' }).textContent).toBe('');
    await again.keys.click(screen.getByRole('button', { name: 'Show names in the navigation' }));
    expect(navigation().getByRole('link', { name: 'Settings' }).textContent).toBe('Settings');
  });

  it('shows a bar with a link to all screens on a phone', async () => {
    setWidth(375);
    const { keys, address } = await open();
    const labels = navigation()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(['Dashboard', 'Submissions', 'Customers', 'Activity']);
    await keys.click(navigation().getByRole('button', { name: 'More' }));
    const all = within(screen.getByRole('dialog', { name: 'All screens' }));
    expect(all.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      adminNavigation.map(({ label }) => label),
    );
    await keys.click(all.getByRole('link', { name: 'Customers' }));
    expect(address()).toBe('/admin/customers');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a narrow window of the desktop app', () => {
  it('shows icons next to the screen, and no bar as on a phone', async () => {
    setWidth(720);
    await open({}, { siteOrigin: 'https://polaris.example' });
    const links = navigation().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      adminNavigation.map(({ label }) => label),
    );
    expect(navigation().queryByRole('button', { name: 'More' })).toBeNull();
  });
});

describe('the tools', () => {
  it('starts a new record from anywhere', async () => {
    const { keys, address } = await open();
    const button = screen.getByRole('button', { name: 'New' });
    const menu = () => screen.queryByRole('list', { name: 'New' });
    await keys.click(button);
    await keys.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(button);
    await keys.click(button);
    await keys.click(screen.getByRole('heading', { level: 1, name: 'Assets' }));
    expect(menu()).toBeNull();
    await keys.click(button);
    await keys.click(screen.getByRole('link', { name: 'Add New Customer' }));
    expect(address()).toBe('/admin/customers');
    expect(menu()).toBeNull();
  });

  it("shows its tools in the site's header", async () => {
    const header = document.createElement('div');
    for (const [name, value] of Object.entries(withData('adminTools')))
      header.setAttribute(name, value);
    document.body.append(header);
    await open();
    expect(within(header).getByRole('button', { name: 'Search' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Search' })).toHaveLength(1);
  });
});
