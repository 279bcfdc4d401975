import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type OwnInvoice, type OwnPurchase, ownInvoiceSchema } from '@polaris/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast } from '../../../../testing/queries.ts';
import { someInvoice, someOwnPurchase } from '../../../../testing/records/sales-records.ts';
import { renderApp, someUser } from '../../../../testing/render-screen.tsx';
import { DashboardApp } from '../../account-app.tsx';

const PURCHASES = 'GET /api/purchases';
const OPTIONS = 'GET /api/payment-options';
const BANK = 'GET /api/bank-details';
const CHECKOUT = 'POST /api/purchases/61/checkout';
const INVOICES = 'GET /api/invoices';
const WAITING = 'Your payment is being confirmed.';

const server = new MockServer();
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  history.replaceState(null, '', '/');
});

const order = (own: Partial<OwnPurchase> = {}): OwnPurchase =>
  someOwnPurchase({ status: 'pending', amount: 1200, owed: 1200, ...own });

function open(purchase: OwnPurchase, responses: Parameters<MockServer['respondWith']>[0] = {}) {
  server.respondWith({
    'GET /api/auth/user': { json: someUser() },
    'GET /api/conversation': list([]),
    [INVOICES]: list([]),
    'GET /api/sessions': list([]),
    'GET /api/communication-preferences': { json: { email: true, phone: false, text: false } },
    [PURCHASES]: list([purchase]),
    [OPTIONS]: { json: { card: true, bankDebit: false } },
    [BANK]: { json: { bankDetails: null } },
    ...responses,
  });
  renderApp(<DashboardApp replyTime="within one business day" ownerName="Ines Calloway" />);
  return userEvent.setup({ delay: null });
}

const payButton = () => screen.findByRole('button', { name: 'Pay $1,200 for Chart Reading' });
const noButton = () => expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();

describe('paying by bank transfer', () => {
  const summary = () => screen.findByText('Pay by bank transfer');

  it('shows the bank account and the reference', async () => {
    const keys = open(order(), {
      [OPTIONS]: { json: { card: false, bankDebit: false } },
      [BANK]: { json: { bankDetails: 'Harbor Bank\nAccount 000123456' } },
    });
    await keys.click(await summary());
    expect(screen.getByText(/Harbor Bank\s+Account 000123456/)).toBeTruthy();
    expect(screen.getByText('Order 61')).toBeTruthy();
    noButton();
  });

  it('names the invoice as the reference once it is issued', async () => {
    const keys = open(order({ invoiceNumber: '2026-0014' }), {
      [BANK]: { json: { bankDetails: 'Harbor Bank' } },
    });
    await keys.click(await summary());
    expect(screen.getByText('2026-0014')).toBeTruthy();
  });

  it('hides bank transfer when the owner has set no account', async () => {
    open(order());
    await payButton();
    await waitFor(() => expect(server.callsTo(BANK)).toHaveLength(1));
    expect(screen.queryByText('Pay by bank transfer')).toBeNull();
  });

  it('hides bank transfer when everything is paid', async () => {
    open(order({ status: 'active', paid: 1200, owed: 0 }));
    expect(await screen.findByText('Owed $0')).toBeTruthy();
    expect(server.callsTo(BANK)).toEqual([]);
  });
});

describe('what happens next', () => {
  it.each([
    [{ status: 'pending' }, 'Work starts once $1,200 is paid.'],
    [{ status: 'pending', paid: 1200, owed: 0 }, "I'll tell you when work starts."],
    [{ status: 'active' }, "I'll email you within one business day with two dates to choose from."],
    [{ status: 'active', nextStep: 'Send me the figures.' }, 'Send me the figures.'],
    [
      { status: 'active', nextStep: 'We meet', nextStepOn: '2026-06-30' },
      'By June 30, 2026: We meet',
    ],
    [
      { status: 'active', progress: 40, owed: 0, paid: 1200 },
      "Work is under way, and I'll post each update here.",
    ],
  ] as const)('shows what happens next for %j', async (own, text) => {
    open(order(own));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each(['completed', 'cancelled'] as const)(
    'shows no next steps when the purchase is %s',
    async (status) => {
      open(order({ status, owed: 0, nextStep: 'Send me the figures.' }));
      await screen.findByRole('heading', { name: 'Chart Reading' });
      expect(screen.queryByText(/Send me the figures/)).toBeNull();
    },
  );
});

describe('paying by card', () => {
  it('requests the checkout page, and stays busy until it opens', async () => {
    const keys = open(order());
    // jsdom does not navigate, so this checks that the page was requested once.
    server.respondWith({
      [CHECKOUT]: { status: 201, json: { url: 'https://checkout.example/c/pay/1' } },
    });
    await keys.click(await payButton());
    await waitFor(async () => expect((await payButton()).getAttribute('aria-busy')).toBe('true'));
    await keys.click(await payButton());
    expect(server.callsTo(CHECKOUT)).toHaveLength(1);
  });

  it('reports that the provider is unavailable, and allows another try', async () => {
    const keys = open(order());
    const detail = 'The payment provider cannot be reached. Please try again.';
    server.respondWith({ [CHECKOUT]: problem(503, detail) });
    await keys.click(await payButton());
    await expectToast('Payment not started', detail);
    await keys.click(await payButton());
    await waitFor(() => expect(server.callsTo(CHECKOUT)).toHaveLength(2));
  });

  it('pays the balance of an active purchase', async () => {
    open(order({ status: 'active', paid: 700, owed: 500 }));
    expect((await screen.findAllByText('Owed $500')).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: /^Pay \$500/ })).toBeTruthy();
  });

  it.each<[string, Partial<OwnPurchase>]>([
    ['is paid', { owed: 0, paid: 1200 }],
    ['is below the minimum for cards', { owed: 0.49, paid: 1199.51 }],
    ['is above the maximum for cards', { owed: 1_000_000, amount: 1_000_000 }],
  ])('hides card payment when the amount %s', async (_name, own) => {
    open(order(own));
    expect((await screen.findAllByText(/^Owed /)).length).toBeGreaterThan(0);
    noButton();
  });

  it('hides card payment when no cards are accepted', async () => {
    open(order(), { [OPTIONS]: { json: { card: false, bankDebit: false } } });
    await waitFor(() => expect(server.callsTo(OPTIONS)).toHaveLength(1));
    expect(screen.getAllByText('Owed $1,200').length).toBeGreaterThan(0);
    noButton();
  });
});

describe('after paying', () => {
  it('waits for the confirmation, and shows it when it arrives', async () => {
    history.replaceState(null, '', '/dashboard?paid=61');
    open(order());
    expect(await screen.findByText(WAITING)).toBeTruthy();
    noButton();
    server.respondWith({ [PURCHASES]: list([order({ status: 'active', paid: 1200, owed: 0 })]) });
    expect(await screen.findByText('Owed $0', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('waits while the provider confirms, whatever the address says', async () => {
    open(order({ paymentPending: true }));
    expect(await screen.findByText(WAITING)).toBeTruthy();
    noButton();
  });

  it.each(['?paid=62', '?paid=x', '?paid=-1', '?paid=invoice-61', ''])(
    'does not wait for a confirmation at "%s"',
    async (search) => {
      history.replaceState(null, '', `/dashboard${search}`);
      open(order());
      expect(await payButton()).toBeTruthy();
      expect(screen.queryByText(WAITING)).toBeNull();
    },
  );
});

describe('paying an invoice without a purchase', () => {
  const INVOICE_CHECKOUT = 'POST /api/invoices/31/checkout';
  const own = { number: '2026-0014', state: 'open', owed: 950, issuedOn: '2026-03-04' } as const;
  const invoice = (more: Partial<OwnInvoice> = {}): OwnInvoice =>
    ownInvoiceSchema.parse({ ...someInvoice(own), ...more });
  const openInvoice = (more: Partial<OwnInvoice> = {}, purchase: Partial<OwnPurchase> = {}) =>
    open(order({ owed: 0, paid: 1200, ...purchase }), { [INVOICES]: list([invoice(more)]) });
  const row = () => screen.findByRole('heading', { name: 'Invoice 2026-0014' });
  const button = () => screen.findByRole('button', { name: 'Pay $950 for Invoice 2026-0014' });

  it('requests its checkout page once', async () => {
    const keys = openInvoice();
    server.respondWith({
      [INVOICE_CHECKOUT]: { status: 201, json: { url: 'https://checkout.example/c/pay/1' } },
    });
    await keys.dblClick(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
    expect(server.callsTo(INVOICE_CHECKOUT)).toHaveLength(1);
  });

  it('can be paid again when the browser goes back to the dashboard', async () => {
    const keys = openInvoice();
    server.respondWith({
      [INVOICE_CHECKOUT]: { status: 201, json: { url: 'https://checkout.example/c/pay/1' } },
    });
    await keys.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull());
  });

  it.each<[string, Partial<OwnInvoice>, Partial<OwnPurchase>]>([
    ['it is paid', { owed: 0, state: 'paid' }, {}],
    ['it is of a purchase', {}, { invoiceNumber: '2026-0014' }],
  ])('is not offered when %s', async (_name, more, purchase) => {
    openInvoice(more, purchase);
    await row();
    await server.answered();
    noButton();
  });

  it('waits for the confirmation after paying, and shows it when it arrives', async () => {
    const shown: (string | null)[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    history.replaceState(null, '', '/dashboard?paid=invoice-31');
    openInvoice();
    expect(await screen.findByText(WAITING)).toBeTruthy();
    expect(shown).toEqual([WAITING]);
    noButton();
    server.respondWith({ [INVOICES]: list([invoice({ state: 'paid', paid: 950, owed: 0 })]) });
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull(), { timeout: 20_000 });
    expect(screen.getByText('Paid')).toBeTruthy();
  });

  it('waits while the provider confirms, whatever the address says', async () => {
    openInvoice({ paymentPending: true });
    expect(await screen.findByText(WAITING)).toBeTruthy();
    noButton();
  });

  it.each(['?paid=31', '?paid=invoice-32', '?paid=invoice-x', '?paid=invoice-031'])(
    'does not wait for a confirmation at "%s"',
    async (search) => {
      history.replaceState(null, '', `/dashboard${search}`);
      openInvoice();
      expect(await button()).toBeTruthy();
      expect(screen.queryByText(WAITING)).toBeNull();
    },
  );
});

describe('a bank debit', () => {
  const DAYS = 'A bank debit can take up to four business days to arrive.';

  it('says how long a payment that is being confirmed can take', async () => {
    open(order({ paymentPending: true }), { [OPTIONS]: { json: { card: true, bankDebit: true } } });
    expect(await screen.findByText(DAYS)).toBeTruthy();
  });

  it('is not mentioned where clients pay by card only', async () => {
    open(order({ paymentPending: true }));
    await screen.findByText(WAITING);
    await server.answered();
    expect(screen.queryByText(DAYS)).toBeNull();
  });
});
