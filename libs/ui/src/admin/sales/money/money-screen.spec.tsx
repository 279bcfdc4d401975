import { afterEach, describe, expect, it } from '@jest/globals';
import { type Money, addDays } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { someMoney } from '../../../../testing/records/figures.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const MONEY = 'GET /api/admin/money';
const OF_2025 = 'GET /api/admin/money?year=2025';

const incomeOf = (name: string | null, received: number, refunded = 0) => ({
  name,
  received,
  refunded,
});

const server = new MockServer();
afterEach(cleanup);

const open = (money: Partial<Money> = {}, path = '/admin/money') =>
  openAdmin(server, path, { [MONEY]: { json: someMoney(money) } });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement?.textContent;

/** Noon, as the clock may have been changed since then. */
function middayBefore(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  day.setHours(12, 0, 0, 0);
  return day.toISOString();
}

describe('the income of a year', () => {
  it('shows payments, refunds and the amount due, to the cent', async () => {
    open({
      received: 1200.1,
      refunded: 50.25,
      thisMonth: { received: 0.3, refunded: 0.1 },
      owed: 600,
      owedCount: 2,
    });
    expect(await figure('Owed')).toBe('Owed$6002 to be paid');
    expect(await figure('This month')).toBe('This month$0.20$0.10 refunded');
    expect(await figure('Earned in 2026')).toBe(
      'Earned in 2026$1,149.85$1,200.10 received, $50.25 refunded',
    );
  });

  it('shows income by service and by source', async () => {
    open({
      received: 1420,
      services: [incomeOf('Data Audit', 900, 100), incomeOf(null, 20)],
      pages: [incomeOf('/services/1', 800)],
      sources: [incomeOf('news.example', 500), incomeOf(null, 320)],
    });
    const rows = async (name: string) =>
      (await (await region(name)).findAllByRole('listitem')).map((row) => row.textContent);
    expect(await rows('By service')).toEqual(['Data Audit$800', 'Other$20', 'Total $820']);
    expect(await rows('By landing page')).toEqual(['/services/1$800']);
    expect(await rows('By source')).toEqual(['news.example$500', 'Not known$320', 'Total $820']);
  });

  it('lists amounts due with their age, and links to the customer and the purchase', async () => {
    const since = middayBefore(41);
    const owed = {
      purchaseId: 1,
      invoiceId: null,
      name: 'Data Audit',
      amount: 900,
      owed: 300,
      dueNow: 300,
      overdue: 0,
      since,
    };
    open({
      owed: 500,
      owedCount: 105,
      owedItems: [
        { ...owed, customer: { id: 7, name: 'Grace Hopper' }, buyer: null },
        {
          ...owed,
          purchaseId: null,
          invoiceId: 4,
          name: 'Invoice 2026-0004',
          customer: null,
          buyer: 'ada@example.com',
        },
      ],
    });
    const list = await region('Owed (105)');
    const entries = await list.findAllByRole('listitem');
    const [first, second] = entries;
    expect(first?.textContent).toMatch(/Grace Hopper\$300Data Audit, .*\(41 days ago\)of \$900/);
    const links = within(first!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin/customers/7', '/admin/purchases/1']);
    expect(second?.textContent).toContain('ada@example.com');
    expect(within(second!).getByRole('link').getAttribute('href')).toBe('/admin/invoices/4');
    expect(list.getByText('And 103 more, of later.')).toBeTruthy();
    expect(entries.at(-1)?.textContent).toBe('Total $500');
  });

  it('shows what is due now and overdue of an amount with a payment plan', async () => {
    const item = {
      ...{ purchaseId: 1, invoiceId: null, name: 'Data Audit', customer: null, buyer: 'Ada' },
      ...{ amount: 1800, owed: 1800, dueNow: 900, overdue: 600 },
      since: new Date().toISOString(),
    };
    open({ owed: 1800, dueNow: 900, overdue: 600, owedCount: 1, owedItems: [item] });
    const [entry] = await (await region('Owed (1)')).findAllByRole('listitem');
    expect(entry?.textContent).toMatch(/\$1,800.*\$900 due now\$600 overdue$/);
    expect(await figure('Owed')).toContain('1 to be paid, $900 due now');
  });

  it('shows what is due by week as a chart and a table, and what has another day or none', async () => {
    const weeks = Array.from({ length: 13 }, (_, week) => ({
      from: addDays('2026-01-02', 7 * week),
      amount: week === 1 ? 900 : week === 3 ? 450.5 : 0,
    }));
    open({ owed: 1800.5, owedCount: 1, overdue: 300, due: { weeks, later: 150, undated: 0 } });
    const due = await region('Due in the next 90 days');
    expect(due.getByText('$1,350.50').parentElement?.textContent).toBe(
      '$1,350.50, beside $300 overdue, $150 later',
    );
    const rows = due.getAllByRole('row').map((row) => row.textContent);
    expect([rows.length, rows[2], rows[4]]).toEqual([
      14,
      'January 9, 2026$900',
      'January 23, 2026$450.50',
    ]);
  });

  it('shows what became of the offers of a year, with the reasons of declined ones', async () => {
    open({
      offers: {
        sent: { count: 6, total: 2000 },
        accepted: { count: 1, total: 1000.1 },
        declined: { count: 1, total: 250 },
        ended: { count: 1, total: 40 },
        waiting: { count: 2, total: 600 },
        declines: [{ id: 9, title: 'Reporting', buyer: 'Harbor Trust', reason: 'Next quarter.' }],
      },
    });
    const offers = await region('Offers sent in 2026 (6)');
    expect(offers.getByText('33% accepted').parentElement?.textContent).toBe(
      '33% accepted: 1 of 3 answered or ended',
    );
    const rows = offers.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'Accepted (1)$1,000.10',
      'Declined (1)$250',
      'Ended without an answer (1)$40',
      'Next quarter.Harbor Trust, Reporting',
    ]);
    const reason = offers.getByRole('link', { name: 'Reporting' });
    expect(reason.getAttribute('href')).toBe('/admin/offers/9');
    expect(await figure('Open offers')).toBe('Open offers$6002 wait for an answer');
  });

  it('reports that there is no income and nothing due', async () => {
    open();
    expect(await screen.findByText(/^No payments in 2026/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'By service' })).toBeNull();
    expect(await figure('Owed')).toContain('Everything is paid');
    expect(await figure('Open offers')).toContain('None waits for an answer');
    for (const name of [/^Owed/, /^Due/, /^Offers/])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  it('shows another year, keeps it in the address, and downloads it', async () => {
    const { keys, address } = openAdmin(server, '/admin/money', {
      [MONEY]: { json: someMoney() },
      [OF_2025]: { json: someMoney({ year: 2025, received: 75 }) },
    });
    await keys.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2025');
    expect(await figure('Earned in 2025')).toContain('$75');
    expect(address()).toBe('/admin/money?year=2025');
    const file = screen.getByRole('link', { name: 'Export CSV' });
    expect(file.getAttribute('href')).toBe('/api/admin/export/money?year=2025');
  });

  it('explains why there are no figures, and tries again', async () => {
    let broken = true;
    const { keys } = openAdmin(server, '/admin/money', {
      [MONEY]: () => (broken ? problem(503, 'The database is away.') : { json: someMoney() }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
    broken = false;
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figure('Owed')).toContain('$0');
  });
});
