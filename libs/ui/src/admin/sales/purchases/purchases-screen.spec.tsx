import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const ALL = 'GET /api/admin/purchases';

const server = new MockServer();
afterEach(cleanup);

const rows = () => screen.findAllByRole('article');

describe('all purchases', () => {
  it('lists purchases, including those of accounts without a customer', async () => {
    openAdmin(server, '/admin/purchases', {
      [ALL]: list([
        somePurchase({ id: 3, customer: { id: 7, name: 'Grace Hopper' }, owed: 80 }),
        somePurchase({
          id: 2,
          customer: null,
          buyer: { email: 'ada@example.com', name: 'Ada Lovelace' },
        }),
        somePurchase({ id: 1, customer: null, buyer: null, service: null }),
      ]),
    });
    const [sold, ordered, gone] = await rows();
    const link = within(sold!).getByRole('link', { name: 'Grace Hopper' });
    expect(link.getAttribute('href')).toBe('/admin/customers/7');
    expect(sold?.textContent).toContain('$80 owed');
    expect(ordered?.textContent).toContain('Ada Lovelace (ada@example.com)');
    expect(gone?.textContent).toContain('Service');
    expect(gone?.textContent).toContain('Deleted account');
  });

  it('adds up the listed purchases, and says so while there are more', async () => {
    const bought = [
      somePurchase({ id: 3, amount: 900.1, owed: 80 }),
      somePurchase({ id: 2, amount: 100.2, invoiced: 90 }),
    ];
    openAdmin(server, '/admin/purchases', { [ALL]: list(bought) });
    expect((await screen.findByText('2 in all')).parentElement?.textContent).toBe(
      '2 in allTotal $990.10Owed $200',
    );
    cleanup();
    openAdmin(server, '/admin/purchases', {
      [ALL]: list(bought, 84, '/api/admin/purchases?limit=50&cursor=abc'),
    });
    expect((await screen.findByText('84 in all')).parentElement?.textContent).toContain(
      'of the first 2',
    );
  });

  it('filters purchases by status and searches them in the address', async () => {
    const { keys, address } = openAdmin(server, '/admin/purchases', {
      [ALL]: ({ url }) =>
        url.includes('status=cancelled') ? list([]) : list([somePurchase({ status: 'active' })]),
    });
    await rows();
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin/purchases?status=cancelled'));
    await keys.type(screen.getByRole('searchbox', { name: 'Search purchases' }), 'grace');
    await waitFor(() => expect(address()).toBe('/admin/purchases?q=grace&status=cancelled'));
    await waitFor(() => expect(server.callsTo(`${ALL}?limit=50&q=grace`)).not.toEqual([]));
  });

  it('links each purchase to its page, and copies that link', async () => {
    const { keys } = openAdmin(server, '/admin/purchases', { [ALL]: list([somePurchase()]) });
    const link = within((await rows())[0]!).getByRole('link', { name: 'Chart Reading' });
    expect(link.getAttribute('href')).toBe('/admin/purchases/61');
    await keys.click(screen.getByRole('button', { name: /^More about / }));
    await keys.click(screen.getByRole('button', { name: /^Copy link to / }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/admin/purchases/61');
  });

  it('redirects links of earlier versions to the page of the purchase', async () => {
    const { address } = openAdmin(server, '/admin/purchases?id=61', { [ALL]: list([]) });
    await waitFor(() => expect(address()).toBe('/admin/purchases/61'));
  });

  it('reports that there are no purchases', async () => {
    openAdmin(server, '/admin/purchases', { [ALL]: list([]) });
    expect(await screen.findByText('No purchases yet')).toBeTruthy();
  });
});
