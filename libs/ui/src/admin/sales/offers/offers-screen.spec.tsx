import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Offer } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { fill } from '../../../../testing/queries.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { someOffer } from '../../../../testing/records/offer-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/offers';

const server = new MockServer();
beforeEach(() => void stopDate(new Date('2026-03-20T12:00:00Z')));
afterEach(() => void jest.useRealTimers());
afterEach(cleanup);

describe('the list of offers', () => {
  it('shows title, buyer, customer, total, state and sent day of an offer, and links to it', async () => {
    openAdmin(server, '/admin/offers', {
      [LIST]: list([
        someOffer({ openedAt: '2026-03-03T09:00:00.000Z' }),
        someOffer({ id: 6, title: 'Charts', state: 'draft', sentAt: null, current: 0 }),
      ]),
    });
    const link = await screen.findByRole('link', { name: 'Data audit and support' });
    expect(link.getAttribute('href')).toBe('/admin/offers/5');
    const entry = within(link.closest('li')!);
    for (const text of ['$1,800.00', 'Sent', 'Sent March 2, 2026'])
      expect(entry.getByText(text)).toBeTruthy();
    expect(entry.getByRole('link', { name: 'Grace Hopper' }).getAttribute('href')).toBe(
      '/admin/customers/7',
    );
    const draft = within(screen.getByRole('link', { name: 'Charts' }).closest('li')!);
    expect(draft.getByText('Draft')).toBeTruthy();
    expect(draft.getByText('Drafted March 2, 2026')).toBeTruthy();
  });

  it.each([
    ['2026-03-27', 'Ends in 7 days'],
    ['2026-03-21', 'Ends tomorrow'],
    ['2026-03-20', 'Ends today'],
  ])('says of an unopened offer whose last day is %s: %s', async (expiresOn, text) => {
    openAdmin(server, '/admin/offers', { [LIST]: list([someOffer({ expiresOn })]) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/Not opened yet/)).toBeTruthy();
  });

  it('leaves out the last day when an offer is open for weeks or was answered', async () => {
    openAdmin(server, '/admin/offers', {
      [LIST]: list([
        someOffer(),
        someOffer({ id: 6, state: 'accepted', expiresOn: '2026-03-21' }),
        someOffer({ id: 7, state: 'expired', expiresOn: '2026-03-19' }),
      ]),
    });
    expect(await screen.findAllByRole('link', { name: 'Data audit and support' })).toHaveLength(3);
    expect(screen.queryByText(/^Ends/)).toBeNull();
  });

  it('finds offers by search and state in the address', async () => {
    const { keys, address } = openAdmin(server, '/admin/offers', { [LIST]: list([]) });
    expect(await screen.findByText('No offers yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write an offer' }).getAttribute('href')).toBe(
      '/admin/offers/new',
    );
    await keys.selectOptions(screen.getByLabelText('State'), 'Declined');
    await fill(keys, screen.getByLabelText('Search offers'), 'audit');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin/offers?q=audit&state=declined'));
  });

  it('reads the offers again after a failure', async () => {
    const { keys } = openAdmin(server, '/admin/offers', { [LIST]: problem(400, 'Not now.') });
    expect(await screen.findByText('The offers could not be loaded')).toBeTruthy();
    server.respondWith({ [LIST]: list([]) });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No offers yet')).toBeTruthy();
  });

  it('shares the entry Sales of the navigation with retainers and purchases, each by a tab', async () => {
    openAdmin(server, '/admin/offers', { [LIST]: list([]), 'GET /api/admin/purchases': list([]) });
    const navigation = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(navigation.getByRole('link', { name: 'Sales' }).getAttribute('href')).toBe(
      '/admin/offers',
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Section' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/offers',
      '/admin/retainers',
      '/admin/purchases',
    ]);
  });
});

describe('the offers on a record', () => {
  const openRecord = async (...offers: Offer[]) => {
    openAdmin(server, '/admin/customers/7', {
      ...customerRecord,
      'GET /api/admin/offers?limit=50&customerId=7': list(offers),
    });
    return within(await screen.findByRole('region', { name: /^Offers/ }));
  };

  it('shows the state and the total of each offer, and links to it and to a new one', async () => {
    const offers = await openRecord(
      someOffer(),
      someOffer({ id: 6, title: 'Charts', state: 'accepted', total: 250.5 }),
    );
    const entries = await offers.findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Data audit and supportSent$1,800Sent March 2, 2026',
      'ChartsAccepted$250.50Sent March 2, 2026',
    ]);
    const hrefs = offers.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/admin/offers/new?customerId=7', '/admin/offers/5', '/admin/offers/6']);
  });

  it('shows only the link to a new offer on a record without offers', async () => {
    const offers = await openRecord();
    await waitFor(() => expect(offers.queryByText('Loading offers...')).toBeNull());
    expect(offers.getAllByRole('link')).toHaveLength(1);
    expect(offers.getAllByRole('heading')).toHaveLength(1);
  });
});
