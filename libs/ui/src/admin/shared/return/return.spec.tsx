import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { onNarrowScreen } from '../../../../testing/narrow-screen.ts';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { someGridCustomer } from '../../../../testing/records/grid-records.ts';
import { fill, valueOf } from '../../../../testing/queries.ts';
import { someAsset, someContact, someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';
import { fakeRowLayout } from '../../../../testing/row-layout.ts';

const LIST = 'GET /api/admin/customers';
const FIRST = '/api/admin/customers?limit=100';
const SECOND = `${FIRST}&cursor=row50`;
const BEFORE_SECOND = `${FIRST}&before=row51`;
/** The estimate of the list of customers. */
const ROW_HEIGHT = 90;
const nothing = list([]);

/** The customers with these numbers; customer 1 is the newest. */
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    someGridCustomer({ id: from + index, name: `Customer ${from + index}` }),
  );

/** A page of a list of 100, with links to its neighbors. */
const page = (items: unknown[], links: Record<string, string>) => ({
  json: items,
  headers: {
    'X-Total-Count': '100',
    Link: Object.entries(links)
      .map(([rel, path]) => `<http://own.invalid${path}>; rel="${rel}"`)
      .join(', '),
  },
});

const hundred = {
  ...customerRecord,
  'GET /api/customers/60': { json: someCustomer({ id: 60, name: 'Customer 60' }) },
  'GET /api/customers/60/activities': nothing,
  'GET /api/customers/60/account': { json: { account: null, invitation: null } },
  [`GET ${FIRST}`]: page(rows(1, 50), { next: SECOND }),
  [`GET ${SECOND}`]: page(rows(51, 100), { prev: BEFORE_SECOND }),
  [`GET ${BEFORE_SECOND}`]: page(rows(1, 50), { next: SECOND }),
  'GET /api/admin/contact-submissions': nothing,
  'GET /api/assets': list([someAsset()]),
};

const server = new MockServer();
let layout: ReturnType<typeof fakeRowLayout>;
beforeEach(() => {
  layout = fakeRowLayout(ROW_HEIGHT);
});
afterEach(() => {
  cleanup();
  layout.remove();
});

const open = (path = '/admin/customers') => openAdmin(server, path, hundred);
const row = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);
const topOf = (id: number) => row(id)?.getBoundingClientRect().top;

/** Scrolls until the row of Customer 60 is 100 pixels below the top of the window. */
async function scrollTo60(keys: ReturnType<typeof open>['keys']) {
  await screen.findByText('Customer 1');
  await keys.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  act(() => layout.scrollTo(59 * ROW_HEIGHT - 100));
  await screen.findByText('Customer 60');
  await waitFor(() =>
    expect(sessionStorage.getItem('polaris-scroll-positions')).toMatch(/"row":"(59|60)"/),
  );
  return topOf(60)!;
}

describe('Back to a long list', () => {
  onNarrowScreen();

  it('restores the same rows at the same position from the cache on Back', async () => {
    const { keys, router } = open();
    const position = await scrollTo60(keys);
    await keys.click(screen.getByRole('link', { name: 'Customer 60' }));
    await screen.findByRole('heading', { level: 1, name: 'Customer 60' });
    await waitFor(() => expect(scrollY).toBe(0));
    const before = server.calls.length;
    act(() => void router.navigate(-1));
    await waitFor(() => expect(topOf(60)).toBe(position));
    expect(server.calls.slice(before).filter((call) => call.includes('cursor'))).toEqual([]);
  });

  it('starts at the top when a list is opened by a link', async () => {
    const { keys } = open();
    await scrollTo60(keys);
    await keys.click(screen.getByRole('link', { name: 'Assets' }));
    await screen.findByRole('heading', { name: /^All Assets/ });
    await keys.click(screen.getByRole('link', { name: 'Customers' }));
    await screen.findByText('Customer 1');
    await waitFor(() => expect(scrollY).toBe(0));
  });
});

describe('a long list that is reloaded far down', () => {
  onNarrowScreen();

  it('loads a reloaded list from the current page, and upward from there', async () => {
    const first = open();
    const position = await scrollTo60(first.keys);
    first.unmount();
    act(() => layout.scrollTo(0));
    server.calls.length = 0;
    const { keys } = open();
    await waitFor(() => expect(topOf(60)).toBe(position));
    expect(server.callsTo(LIST)).toEqual([`GET ${SECOND}`]);
    await keys.click(screen.getByRole('button', { name: 'Load previous' }));
    await waitFor(() => expect(row(60)?.getAttribute('aria-posinset')).toBe('60'));
    expect(screen.queryByRole('button', { name: 'Load previous' })).toBeNull();
    expect(server.callsTo(LIST)).toEqual([`GET ${SECOND}`, `GET ${BEFORE_SECOND}`]);
  });

  it('starts a reloaded list at its top when the rows from there on are gone', async () => {
    const first = open();
    await scrollTo60(first.keys);
    first.unmount();
    act(() => layout.scrollTo(0));
    openAdmin(server, '/admin/customers', { ...hundred, [`GET ${SECOND}`]: page([], {}) });
    expect(await screen.findByText('Customer 1')).toBeTruthy();
  });
});

describe('filters of cards', () => {
  onNarrowScreen();

  it('keeps the filters of cards in the address, without a history entry for each', async () => {
    const { keys, address, router } = open();
    await screen.findByText('Customer 1');
    await fill(keys, screen.getByRole('searchbox', { name: 'Search customers' }), 'Ada');
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Add a filter' }), 'Status');
    await keys.click(screen.getByRole('checkbox', { name: 'Active' }));
    await keys.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/admin/customers?q=Ada&status=active'));
    await keys.click(screen.getByRole('link', { name: 'Assets' }));
    await screen.findByRole('heading', { name: /^All Assets/ });
    act(() => void router.navigate(-1));
    const search = await screen.findByRole('searchbox', { name: 'Search customers' });
    expect(valueOf(search)).toBe('Ada');
    expect(address()).toBe('/admin/customers?q=Ada&status=active');
    await keys.click(screen.getByRole('link', { name: 'Customers' }));
    await waitFor(() => expect(valueOf(screen.getByRole('searchbox'))).toBe(''));
  });
});

describe('filters and the open record', () => {
  it.each([
    ['/admin/activity?type=call', 'Type', 'call', 'GET /api/activities'],
    ['/admin/mail?status=failed', 'Status', 'failed', 'GET /api/admin/mails'],
    ['/admin/audit?records=customers', 'Records', 'customers', 'GET /api/admin/audit'],
  ])('reads filters and the open record from the address: %s', async (path, label, value, call) => {
    openAdmin(server, path, { ...hundred, 'GET /api/activities': nothing, [call]: nothing });
    await waitFor(() => {
      const select = screen.getAllByRole('combobox', { name: label }).at(-1)!;
      expect(valueOf(select)).toBe(value);
    });
    await waitFor(() => expect(server.callsTo(call).join()).toContain(`=${value}`));
  });

  it('reads filter chips from the address: /admin/contacts?status=spam', async () => {
    openAdmin(server, '/admin/contacts?status=spam', hundred);
    expect(await screen.findByRole('button', { name: 'Status: Spam' })).toBeTruthy();
    const call = 'GET /api/admin/contact-submissions';
    await waitFor(() => expect(server.callsTo(call).join()).toContain('status=spam'));
  });

  it('keeps the selected submission in the address, and selects it again on Back', async () => {
    const [ada, grace] = [someContact(), someContact({ id: 30, name: 'Grace Murray' })];
    const { keys, address, router } = openAdmin(server, '/admin/contacts', {
      ...hundred,
      'GET /api/admin/contact-submissions': list([ada, grace]),
    });
    await screen.findByText('Grace Murray');
    await keys.keyboard('jj');
    await waitFor(() => expect(address()).toBe('/admin/contacts?highlight=30'));
    await keys.click(screen.getByRole('link', { name: 'Assets' }));
    await screen.findByRole('heading', { name: /^All Assets/ });
    act(() => void router.navigate(-1));
    const detail = within(await screen.findByRole('region', { name: 'Submission' }));
    expect(await detail.findByRole('heading', { name: 'Grace Murray' })).toBeTruthy();
  });

  it('keeps the edited asset in the address, until its dialog closes', async () => {
    const { keys, address } = open('/admin/assets');
    await keys.click(await screen.findByRole('button', { name: 'Edit Slides' }));
    await waitFor(() => expect(address()).toBe('/admin/assets?edit=51'));
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/assets'));
  });
});
