import { afterEach, describe, expect, it } from '@jest/globals';
import { type AdminPurchase, addDays } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast, fill } from '../../../../../testing/queries.ts';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { someCustomer } from '../../../../../testing/records/records.ts';
import { halves, somePart, somePurchase } from '../../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';
import { isoDay } from '../../../shared/record/format.ts';
import { addMonths } from './plan-values.ts';

const ONE = 'GET /api/admin/purchases/61';
const PLAN = 'PUT /api/admin/purchases/61/plan';

const server = new MockServer();
afterEach(cleanup);

async function open(own: Partial<AdminPurchase> = {}) {
  const opened = openAdmin(server, '/admin/purchases/61', {
    ...customerRecord,
    [ONE]: { json: somePurchase(own) },
    'GET /api/customers/7': { json: someCustomer() },
    'GET /api/admin/customers/7/conversation': list([]),
    'GET /api/admin/invoices': list([]),
  });
  await screen.findByRole('heading', { level: 1, name: 'Chart Reading' });
  return opened;
}

const planButton = () => screen.findByRole('button', { name: 'Payment plan' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Payment Plan' }));
const save = async () => (await dialog()).getByRole('button', { name: 'Save plan' });

describe('the payment plan on the page of a purchase', () => {
  it('shows each part with its day and state, and what is due now', async () => {
    await open(halves);
    const parts = within(await screen.findByRole('list', { name: 'Payment plan' }));
    expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Half now$60January 2, 2026Due today',
      'Half at the end$60June 3, 2026Upcoming',
    ]);
    expect(screen.getByText('Due now $60 of $120; $60 on June 3, 2026')).toBeTruthy();
  });

  it('says how much of a part is still to pay', async () => {
    const parts = [somePart({ owed: 20.5, state: 'overdue' })];
    await open({ owed: 20.5, dueNow: 20.5, parts });
    const entry = within(await screen.findByRole('list', { name: 'Payment plan' }));
    expect(entry.getByRole('listitem').textContent).toBe(
      'Half now$60January 2, 2026, $20.50 still to payOverdue',
    );
  });

  it('offers no plan for a purchase that is paid or canceled', async () => {
    await open({ paid: 120, owed: 0 });
    expect(screen.queryByRole('button', { name: 'Payment plan' })).toBeNull();
    cleanup();
    await open({ status: 'cancelled', owed: 0 });
    expect(screen.queryByRole('button', { name: 'Payment plan' })).toBeNull();
  });

  it('records by default the payment of what is due now', async () => {
    const { keys } = await open(halves);
    await keys.click(screen.getByRole('button', { name: 'Record a payment: Chart Reading' }));
    const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount/);
    expect(amount.value).toBe('60');
  });
});

describe('planning the parts', () => {
  it('saves a preset with the version that was shown', async () => {
    const { keys } = await open();
    await keys.click(await planButton());
    const form = await dialog();
    expect(form.getByText('Adds up to $120.')).toBeTruthy();
    await keys.click(form.getByRole('button', { name: 'Deposit of 30%, rest in 30 days' }));
    expect(form.getByText('$36')).toBeTruthy();
    expect(form.getByText('$84')).toBeTruthy();
    const saved = somePurchase({ ...halves, version: 2 });
    server.respondWith({ [PLAN]: { json: saved }, [ONE]: { json: saved } });
    await keys.click(await save());
    await expectToast('Success', 'Payment plan saved');
    expect(server.bodiesTo(PLAN)).toMatchObject([
      {
        parts: [
          { label: 'Deposit', unit: 'percent', value: 30, when: 'now' },
          { label: 'Rest', unit: 'percent', value: 70, when: 'days', days: 30 },
        ],
        version: 1,
      },
    ]);
    expect(await screen.findByRole('list', { name: 'Payment plan' })).toBeTruthy();
  });

  it('plans monthly parts on the same day of each month, in equal amounts', async () => {
    const { keys } = await open({ amount: 100, owed: 100 });
    await keys.click(await planButton());
    const form = await dialog();
    await keys.click(form.getByRole('button', { name: 'Three monthly parts' }));
    const days = form.getAllByLabelText<HTMLInputElement>('Day').map(({ value }) => value);
    expect(days).toEqual([addMonths(isoDay(), 1), addMonths(isoDay(), 2)]);
    expect(form.getAllByText('$33.33')).toHaveLength(2);
    expect(form.getByText('$33.34')).toBeTruthy();
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  });

  it('says what the parts add up to, and saves none that do not', async () => {
    const { keys } = await open();
    await keys.click(await planButton());
    const form = await dialog();
    await fill(keys, form.getAllByLabelText('Share')[1]!, '49');
    expect(await form.findByText('The parts add up to $118.80, not $120.')).toBeTruthy();
    expect((await save()).hasAttribute('disabled')).toBe(true);
    await fill(keys, form.getAllByLabelText('Share')[1]!, '50');
    await waitFor(async () => expect((await save()).hasAttribute('disabled')).toBe(false));
  });

  it('adds a part by keyboard, and names what is missing', async () => {
    const { keys } = await open();
    await keys.click(await planButton());
    const form = await dialog();
    await keys.click(form.getByRole('button', { name: 'Add Part' }));
    expect(document.activeElement).toBe(form.getAllByLabelText('Name')[2]);
    await keys.keyboard('Extra');
    await keys.click(await save());
    expect(
      await form.findByText('Please enter at least 0.01, with at most two decimals.'),
    ).toBeTruthy();
    expect(server.callsTo(PLAN)).toHaveLength(0);
    await keys.click(form.getByRole('button', { name: 'Remove part 3' }));
    expect(form.getByText('Adds up to $120.')).toBeTruthy();
  });

  it('edits the stored parts, and removes the plan', async () => {
    const { keys } = await open(halves);
    await keys.click(await planButton());
    const form = await dialog();
    const days = form.getAllByLabelText<HTMLInputElement>('Day').map(({ value }) => value);
    expect(days).toEqual(['2026-01-02', '2026-06-03']);
    const saved = somePurchase({ version: 2 });
    server.respondWith({ [PLAN]: { json: saved }, [ONE]: { json: saved } });
    await keys.click(form.getByRole('button', { name: 'Remove plan' }));
    await expectToast('Success', 'Payment plan removed');
    expect(server.bodiesTo(PLAN)).toEqual([{ parts: [], version: 1 }]);
  });

  it('keeps what was typed when the server rejects it', async () => {
    const { keys } = await open();
    await keys.click(await planButton());
    const detail = 'Someone else has changed this.';
    server.respondWith({ [PLAN]: problem(409, detail) });
    await keys.click(await save());
    await expectToast('Error', detail);
    expect((await dialog()).getAllByLabelText('Name')).toHaveLength(2);
  });

  it('says that an issued invoice stays as it is', async () => {
    const { keys } = await open({ invoiceNumber: '2026-0014', dueOn: addDays(isoDay(), 14) });
    await keys.click(await planButton());
    expect((await dialog()).getByText(/The PDF of invoice 2026-0014 stays as it is/)).toBeTruthy();
  });
});
