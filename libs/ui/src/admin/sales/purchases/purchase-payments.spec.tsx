import { afterEach, describe, expect, it } from '@jest/globals';
import { type AdminPurchase } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  fill,
  valueOf,
} from '../../../../testing/queries.ts';
import { someAppointment } from '../../../../testing/records/records.ts';
import {
  someInvoiceRecord,
  somePayment,
  somePurchase,
} from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/purchases';
const PAY = 'POST /api/admin/purchases/61/payments';
const REFUND = 'POST /api/admin/payments/111/refunds';

const server = new MockServer();
afterEach(cleanup);

async function open(own: Partial<AdminPurchase> = {}) {
  const { keys } = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    [LIST]: list([somePurchase(own)]),
  });
  await screen.findByText(/^Paid \$/);
  return keys;
}

const opener = () => screen.getByRole('button', { name: 'Record a payment: Chart Reading' });
const refund = () => screen.getByRole('button', { name: 'Refund $50 for Chart Reading' });
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string | RegExp) => dialog().getByLabelText(label);
const press = (name: string) => dialog().getByRole('button', { name });
const halfPaid = { paid: 50, owed: 70, payments: [somePayment({ note: 'First part' })] };

describe('the payments of a purchase', () => {
  it('shows paid and due amounts, and each payment', async () => {
    await open(halfPaid);
    expect(screen.getByText('Paid $50')).toBeTruthy();
    expect(screen.getByText('Owed $70')).toBeTruthy();
    const entries = within(screen.getByRole('list', { name: 'Payments for Chart Reading' }));
    const [entry] = entries.getAllByRole('listitem');
    for (const text of ['$50', 'Bank transfer', 'January 2, 2026', 'Paid', 'First part'])
      expect(entry!.textContent).toContain(text);
    expect(screen.queryByText('Refund due')).toBeNull();
  });

  it('shows the invoiced amount instead of the price, refunds, and amounts to be paid again', async () => {
    const refund = {
      reason: null,
      source: 'owner',
      createdAt: '2026-01-03T15:00:00.000Z',
    } as const;
    const refunds = [
      { ...refund, id: 1, amount: 10, stillOwed: false },
      { ...refund, id: 2, amount: 20.5, stillOwed: true },
    ];
    const payments = [somePayment({ amount: 131.4, refunded: 30.5, refunds })];
    await open({ invoiced: 131.4, paid: 100.9, refunded: 30.5, owed: 20.5, payments });
    for (const text of [
      'Total $131.40',
      'Paid $100.90',
      'Refunded $30.50 ($20.50 owed again)',
      'Owed $20.50',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('$30.50 refunded ($20.50 to be paid again)')).toBeTruthy();
  });

  it('shows completed, pending and planned refunds', async () => {
    const part = somePayment({ status: 'partially_refunded', refunded: 20, refundPending: 5 });
    await open({ status: 'cancelled', paid: 30, owed: 0, refundDue: true, payments: [part] });
    expect(screen.getByText('$20 refunded')).toBeTruthy();
    expect(screen.getByText('$5 is being refunded')).toBeTruthy();
    expect(screen.getByText('Refund due')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Record a payment/ })).toBeNull();
  });

  it('shows reversals by the provider and the bank, and disputes', async () => {
    const refund = {
      id: 1,
      reason: null,
      stillOwed: false,
      createdAt: '2026-01-03T15:00:00.000Z',
    };
    const refunds = [
      { ...refund, amount: 5, source: 'owner' } as const,
      { ...refund, amount: 10, source: 'provider' } as const,
      { ...refund, amount: 35, source: 'dispute' } as const,
    ];
    const payments = [
      somePayment({ status: 'refunded', refunded: 50, refunds, dispute: 'lost' }),
      somePayment({ id: 112, dispute: 'open' }),
    ];
    await open({ payments });
    expect(
      screen.getByText('$50 refunded ($10 in the Stripe dashboard, $35 by a lost dispute)'),
    ).toBeTruthy();
    expect(screen.getByText('Dispute lost')).toBeTruthy();
    expect(screen.getByText('Disputed')).toBeTruthy();
    expect(screen.getByText(/Answer in the Stripe dashboard/)).toBeTruthy();
  });

  it('shows no payments when no money is involved', async () => {
    openAdmin(server, '/admin/customers/7', {
      ...customerRecord,
      [LIST]: list([somePurchase({ status: 'cancelled', paid: 0, owed: 0 })]),
    });
    await screen.findByRole('button', { name: /^Update progress/ });
    expect(screen.queryByText(/^Paid \$/)).toBeNull();
  });

  it('offers no refund of a payment that is missing or refunded', async () => {
    const payments = [
      somePayment({ status: 'open', paidAt: null }),
      somePayment({ id: 112, status: 'refunded', refunded: 50 }),
    ];
    await open({ payments });
    expect(screen.getByText('Not paid yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });
});

describe('the invoice of a purchase', () => {
  const CREATE = 'POST /api/admin/invoices';
  const button = () => screen.findByRole('button', { name: 'Create an invoice: Chart Reading' });

  it('drafts the invoice of a purchase, and opens it', async () => {
    const { keys, address } = openAdmin(server, '/admin/customers/7', {
      ...customerRecord,
      [LIST]: list([somePurchase()]),
      [CREATE]: { status: 201, json: someInvoiceRecord() },
      'GET /api/admin/invoices/31': { json: someInvoiceRecord() },
    });
    await keys.click(await button());
    await waitFor(() => expect(address()).toBe('/admin/invoices/31'));
    expect(server.bodiesTo(CREATE)).toEqual([{ purchaseId: 61 }]);
  });

  it('shows that the purchase has an invoice', async () => {
    const keys = await open();
    server.respondWith({ [CREATE]: problem(409, 'This purchase has an open invoice already.') });
    await keys.click(await button());
    await expectToast('Error', 'This purchase has an open invoice already.');
  });
});

describe('recording a payment', () => {
  it('starts with the amount due, and sends the given day', async () => {
    const keys = await open();
    await keys.click(opener());
    expect(valueOf(field('Amount ($)'))).toBe('120');
    await fill(keys, field('Amount ($)'), '50');
    await keys.selectOptions(field('Method'), 'Cash');
    await keys.type(field('Date'), '2026-01-02');
    await fill(keys, field('Note'), 'In person.');
    const paid = somePurchase({ paid: 50, owed: 70, payments: [somePayment()] });
    server.respondWith({ [PAY]: { status: 201, json: somePayment() }, [LIST]: list([paid]) });
    await keys.click(press('Record'));
    await expectToast('Success', 'Payment recorded');
    const [body] = server.bodiesTo(PAY);
    expect(body).toEqual({
      amount: 50,
      method: 'cash',
      note: 'In person.',
      paidAt: new Date('2026-01-02T12:00:00').toISOString(),
    });
    expect(await screen.findByText('Owed $70')).toBeTruthy();
    expect(document.activeElement).toBe(opener());
  });

  it('uses the current time when no day is given', async () => {
    const keys = await open();
    await keys.click(opener());
    server.respondWith({ [PAY]: { status: 201, json: somePayment() } });
    await keys.click(press('Record'));
    await waitFor(() => expect(server.bodiesTo(PAY)).toHaveLength(1));
    expect(server.bodiesTo(PAY)[0]).not.toHaveProperty('paidAt');
  });

  it('shows errors, and keeps what is typed after a failure or Escape', async () => {
    const keys = await open();
    await keys.click(opener());
    await fill(keys, field('Amount ($)'), '0');
    await keys.click(press('Record'));
    await waitFor(() => expect(descriptionOf(field('Amount ($)'))).toMatch(/at least 0\.01/));
    expect(server.bodiesTo(PAY)).toEqual([]);
    await fill(keys, field('Amount ($)'), '500');
    const used: (string | undefined)[] = [];
    server.respondWith({
      [PAY]: ({ key }) => {
        used.push(key);
        return problem(409, 'Only $120 of this purchase is owed.');
      },
    });
    await keys.click(press('Record'));
    expect((await dialog().findByRole('alert')).textContent).toContain('Only $120');
    await keys.click(press('Record'));
    await waitFor(() => expect(used).toHaveLength(2));
    expect(used).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), used[0]]);
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(valueOf(field('Amount ($)'))).toBe('500');
  });
});

describe('refunding a payment', () => {
  it('shows the amount on the refund button, and starts with the remaining amount', async () => {
    const part = somePayment({ status: 'partially_refunded', refunded: 20 });
    const keys = await open({ paid: 30, owed: 90, payments: [part] });
    await keys.click(refund());
    expect(document.activeElement).toBe(field(/^Amount/));
    expect(press('Refund $30')).toBeTruthy();
    await fill(keys, field('Amount ($)'), '12.5');
    await fill(keys, field('Reason'), 'Less work.');
    const back = somePayment({ status: 'partially_refunded', refunded: 32.5 });
    const after = somePurchase({ paid: 17.5, owed: 102.5, payments: [back] });
    server.respondWith({ [REFUND]: { status: 201, json: back }, [LIST]: list([after]) });
    await keys.click(press('Refund $12.50'));
    await expectToast('Success', 'Payment refunded');
    expect(server.bodiesTo(REFUND)).toEqual([
      { amount: 12.5, reason: 'Less work.', stillOwed: false },
    ]);
    expect(await screen.findByText('$32.50 refunded')).toBeTruthy();
  });

  it('sends that the amount is still due when that is checked', async () => {
    const keys = await open(halfPaid);
    await keys.click(refund());
    const stillOwed = dialog().getByRole('checkbox', { name: /^Still owed/ });
    expect((stillOwed as HTMLInputElement).checked).toBe(false);
    await keys.click(stillOwed);
    server.respondWith({ [REFUND]: { status: 201, json: somePayment({ refunded: 50 }) } });
    await keys.click(press('Refund $50'));
    await expectToast('Success', 'Payment refunded');
    expect(server.bodiesTo(REFUND)).toMatchObject([{ amount: 50, stillOwed: true }]);
  });

  it('keeps sessions booked when a payment is refunded, unless the owner checks to cancel them', async () => {
    const keys = await open(halfPaid);
    const upcoming = [someAppointment({ id: 1 }), someAppointment({ id: 2 })];
    server.respondWith({
      'GET /api/admin/sessions?limit=50&purchaseId=61&when=upcoming': list(upcoming),
      [REFUND]: { status: 201, json: somePayment({ refunded: 50 }) },
    });
    for (const isWanted of [true, false]) {
      await keys.click(refund());
      const box = await dialog().findByRole('checkbox', { name: /^Cancel the 2 sessions/ });
      expect((box as HTMLInputElement).checked).toBe(false);
      if (isWanted) await keys.click(box);
      await keys.click(press('Refund $50'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(server.bodiesTo(REFUND).at(-1)).toMatchObject({ cancelSessions: isWanted });
    }
  });

  it('offers to cancel sessions only when all of a payment is refunded', async () => {
    const keys = await open(halfPaid);
    server.respondWith({
      'GET /api/admin/sessions?limit=50&purchaseId=61&when=upcoming': list([someAppointment()]),
    });
    await keys.click(refund());
    const cancels = () => dialog().queryByRole('checkbox', { name: /^Cancel the session/ });
    await waitFor(() => expect(cancels()).not.toBeNull());
    await fill(keys, dialog().getByLabelText(/^Amount/), '20');
    expect(cancels()).toBeNull();
    await fill(keys, dialog().getByLabelText(/^Amount/), '50');
    expect(cancels()).not.toBeNull();
  });

  it('explains why a refund was rejected, and stays open', async () => {
    const keys = await open(halfPaid);
    await keys.click(refund());
    server.respondWith({ [REFUND]: problem(503, 'Stripe cannot be reached.') });
    await keys.click(press('Refund $50'));
    expect((await dialog().findByRole('alert')).textContent).toContain('Stripe cannot be reached.');
    await keys.click(press('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(refund());
  });
});
