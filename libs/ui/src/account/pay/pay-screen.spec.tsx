import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PaymentPage } from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { clearNavigations, navigations } from '../../../testing/navigations.ts';
import { nextReadMs } from '../../api/sales/payment-links.ts';
import { PayApp } from '../pay-app.tsx';

/** As long as a real one. */
const TOKEN = 'abc'.padEnd(43, '-');
const OTHER = 'xyz'.padEnd(43, '-');
const OPEN = 'POST /api/pay/open';
const CHECKOUT = 'POST /api/pay/checkout';
const INVOICE = 'POST /api/pay/invoice';
const URL_OF_PROVIDER = 'https://checkout.example/c/pay/1';

const somePage = (own: Partial<PaymentPage> = {}) => ({
  json: {
    seller: 'Calloway Data LLC',
    subject: 'Invoice 2026-0001',
    items: ['Data Audit', 'Data Audit'],
    state: 'due',
    total: 1200,
    paid: 0,
    owed: 1200,
    dueNow: 1200,
    parts: [],
    dueOn: '2026-03-16',
    invoiceNumber: '2026-0001',
    online: { bankDebit: false },
    transfer: null,
    ...own,
  } satisfies PaymentPage,
});

const server = new MockServer();
beforeEach(() => {
  clearNavigations();
  history.replaceState(null, '', `/pay#${TOKEN}`);
});
afterEach(cleanup);

function open(own?: Partial<PaymentPage>) {
  if (own) server.respondWith({ [OPEN]: somePage(own) });
  render(<PayApp />);
  return userEvent.setup({ delay: null });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const invoice = () => heading('Invoice 2026-0001');
const payButton = () => screen.findByRole('button', { name: /^Pay \$/ });
const noPayButton = () => expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
const statusText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the link', () => {
  it('shows what is owed to whom, for what, and until when', async () => {
    open({});
    expect(statusText()).toContain('Loading what is owed...');
    await invoice();
    expect(server.bodiesTo(OPEN)).toEqual([{ token: TOKEN }]);
    expect(screen.getByText('Calloway Data LLC')).toBeTruthy();
    expect(screen.getAllByText('Data Audit')).toHaveLength(2);
    expect(statusText()).toBe('$1,200 due by March 16, 2026');
    expect(screen.queryByText(/^Paid \$/)).toBeNull();
  });

  it('shows what is owed without a day when there is none', async () => {
    open({ dueOn: null });
    await invoice();
    expect(statusText()).toBe('$1,200 owed');
  });

  it('shows what was paid already, and what is left', async () => {
    open({ paid: 200, owed: 1000, dueNow: 1000 });
    await invoice();
    for (const text of ['Total $1,200', 'Paid $200', 'Owed $1,000'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    [404, 'This link is not valid any more.'],
    [400, 'Must have at most 100 characters.'],
  ])('says that it is not valid any more when the server answers %i', async (status, detail) => {
    server.respondWith({ [OPEN]: problem(status, detail) });
    open();
    await heading('This link is not valid any more.');
    expect(screen.getByRole('alert').textContent).toContain('Ask the person who sent it');
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });

  it.each([
    [{ cutOff: true }, 'The server cannot be reached. Check your connection and try again.'],
    [problem(503, 'Please try again in a moment.'), 'Please try again in a moment.'],
  ])('can be opened again after a failure', async (failure, text) => {
    server.respondWith({ [OPEN]: failure });
    const keys = open();
    await heading('What is owed could not be loaded');
    expect(screen.getByRole('alert').textContent).toContain(text);
    server.respondWith({ [OPEN]: somePage() });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await invoice();
  });

  it('asks to open it from the email when it has no token', async () => {
    history.replaceState(null, '', '/pay');
    open();
    await heading('This link is not complete.');
    expect(screen.getByText('Open it again from the email.')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('opens another link in the same tab', async () => {
    open({});
    await invoice();
    server.respondWith({ [OPEN]: somePage({ subject: 'Invoice 2026-0002' }) });
    location.hash = OTHER;
    await heading('Invoice 2026-0002');
    expect(server.bodiesTo(OPEN)).toEqual([{ token: TOKEN }, { token: OTHER }]);
  });

  it('stays open when a link of the page leads to a part of it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a id="main"></a>');
    open({});
    await invoice();
    location.hash = 'main';
    await server.roundTrip();
    await invoice();
    expect(server.bodiesTo(OPEN)).toEqual([{ token: TOKEN }]);
    document.getElementById('main')!.remove();
  });
});

describe('paying online', () => {
  const pays = { [CHECKOUT]: { status: 201, json: { url: URL_OF_PROVIDER } } };

  it.each([
    [false, 'Pay $1,200 by card'],
    [true, 'Pay $1,200 by card or bank debit'],
  ])('names the ways to pay, with bank debits: %s', async (bankDebit, name) => {
    open({ online: { bankDebit } });
    expect((await payButton()).textContent).toBe(name);
  });

  it('leads to the provider once, and keeps the token for the way back', async () => {
    server.respondWith(pays);
    const keys = open({});
    await keys.dblClick(await payButton());
    await waitFor(() => expect(navigations()).toEqual([URL_OF_PROVIDER]));
    expect((await payButton()).getAttribute('aria-busy')).toBe('true');
    expect(server.bodiesTo(CHECKOUT)).toEqual([{ token: TOKEN, all: false }]);
    expect(sessionStorage.getItem(storageKeys.paymentLink)).toBe(TOKEN);
  });

  it.each([
    [problem(429, 'Too many attempts. Please try again later.'), 'Too many attempts.'],
    [problem(503, 'The payment provider cannot be reached.'), 'The payment provider cannot be'],
    [{ cutOff: true }, 'The server cannot be reached.'],
  ])('shows why it failed, and can be tried again', async (failure, text) => {
    server.respondWith({ [CHECKOUT]: failure });
    const keys = open({});
    await keys.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(document.activeElement).toBe(await payButton());
    server.respondWith(pays);
    await keys.click(await payButton());
    await waitFor(() => expect(navigations()).toEqual([URL_OF_PROVIDER]));
  });

  it.each([
    ['paid', 'Paid. Thank you.'],
    ['processing', 'Your bank debit is on its way.'],
  ] as const)('shows that it was %s in the meantime', async (state, text) => {
    const keys = open({});
    const button = await payButton();
    server.respondWith({
      [CHECKOUT]: problem(409, 'It is paid.'),
      [OPEN]: somePage({ state, paid: 1200, owed: 0 }),
    });
    await keys.click(button);
    await waitFor(() => expect(statusText()).toContain(text));
    noPayButton();
    await waitFor(async () => expect(document.activeElement).toBe(await invoice()));
  });

  it('asks for what is due now by the plan, with everything beside it', async () => {
    const part = { position: 1, label: 'Deposit', amount: 600, owed: 600, dueOn: '2026-03-16' };
    const later = { ...part, position: 2, label: 'Balance', dueOn: '2026-06-03' };
    const user = open({
      dueNow: 600,
      parts: [
        { ...part, state: 'due' },
        { ...later, state: 'upcoming' },
      ],
    });
    server.respondWith({ [CHECKOUT]: { status: 201, json: { url: URL_OF_PROVIDER } } });
    await screen.findByText('Due now $600 of $1,200; $600 on June 3, 2026');
    expect(screen.getByRole('button', { name: 'Pay $600 by card' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay everything: $1,200' }));
    await waitFor(() => expect(server.bodiesTo(CHECKOUT)).toEqual([{ token: TOKEN, all: true }]));
  });

  it('lets the payer pay again when the browser goes back to the page', async () => {
    server.respondWith(pays);
    const keys = open({});
    await keys.click(await payButton());
    await waitFor(() => expect(navigations()).toEqual([URL_OF_PROVIDER]));
    server.respondWith({ [OPEN]: somePage({ owed: 700, dueNow: 700, paid: 500 }) });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    const button = await screen.findByRole('button', { name: 'Pay $700 by card' });
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});

describe('after the payment', () => {
  const WAITING = 'Thank you. Your payment is being confirmed...';
  const comeBack = (address: string, stored = true) => {
    if (stored) sessionStorage.setItem(storageKeys.paymentLink, TOKEN);
    history.replaceState(null, '', address);
  };

  it('waits for the confirmation without the token in the address, and shows it', async () => {
    comeBack('/pay?paid');
    open({ transfer: { bankDetails: 'Harbor Bank', reference: '1', code: null } });
    await waitFor(() => expect(statusText()).toBe(WAITING));
    noPayButton();
    expect(screen.queryByText('Harbor Bank')).toBeNull();
    server.respondWith({ [OPEN]: somePage({ state: 'paid', paid: 1200, owed: 0 }) });
    await waitFor(() => expect(statusText()).toBe('Paid. Thank you.'), { timeout: 20_000 });
    expect(server.bodiesTo(OPEN)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
  });

  it('asks at first every 3 seconds, then every 15, and not after ten minutes', () => {
    expect([1, 20, 21, 56, 57].map(nextReadMs)).toEqual([3000, 3000, 15_000, 15_000, false]);
  });

  it('shows what is owed again when the payment was canceled', async () => {
    comeBack('/pay');
    open({});
    expect((await payButton()).textContent).toBe('Pay $1,200 by card');
    expect(server.bodiesTo(OPEN)).toEqual([{ token: TOKEN }]);
  });

  it('prefers the link that was opened to an earlier one', async () => {
    comeBack(`/pay#${OTHER}`);
    open({});
    await invoice();
    expect(server.bodiesTo(OPEN)).toEqual([{ token: OTHER }]);
    expect(sessionStorage.getItem(storageKeys.paymentLink)).toBe(OTHER);
  });

  it('thanks, and promises the receipt, in a tab that does not know the link', async () => {
    comeBack('/pay?paid', false);
    open();
    await heading('Thank you.');
    expect(document.body.textContent).toContain(
      'The receipt comes by email as soon as the payment is confirmed.',
    );
    expect(server.calls).toEqual([]);
  });
});

describe('the state', () => {
  it.each([
    ['processing', /^Your bank debit is on its way\. It can take up to four business days;/],
    ['paid', /^Paid\. Thank you\.$/],
    ['canceled', /^Nothing is owed on this any more\.$/],
  ] as const)('says when it is %s, without a way to pay', async (state, text) => {
    open({ state, transfer: { bankDetails: 'Harbor Bank', reference: '1', code: null } });
    await invoice();
    expect(statusText()).toMatch(text);
    noPayButton();
    expect(screen.queryByText('Harbor Bank')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download invoice' })).toBeTruthy();
  });

  it('asks to reply when there is no other way to pay', async () => {
    open({ online: null });
    await invoice();
    expect(screen.getByText('Please reply to the email to arrange payment.')).toBeTruthy();
    noPayButton();
  });
});

describe('the bank transfer', () => {
  const IBAN = 'DE89370400440532013000';
  const transfer = {
    bankDetails: 'Harbor Bank\nAccount 000123456',
    reference: '2026-0001',
    code: null,
  };

  it('shows the bank details and the reference, and copies them', async () => {
    const keys = open({ transfer });
    await screen.findByRole('heading', { name: 'By bank transfer' });
    expect(screen.getByText(/Harbor Bank\s+Account 000123456/)).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Copy bank details' }));
    expect(await navigator.clipboard.readText()).toBe(transfer.bankDetails);
    await keys.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(await navigator.clipboard.readText()).toBe('2026-0001');
    expect(screen.getAllByText('Copied.')).toHaveLength(2);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a QR code for banking apps, and copies the IBAN alone', async () => {
    const code = `BCD\n002\n1\nSCT\n\nCalloway Data LLC\n${IBAN}\n\n\n\n2026-0001`;
    const keys = open({ transfer: { ...transfer, code }, online: null });
    await screen.findByRole('heading', { name: 'Pay by bank transfer' });
    expect(await screen.findByRole('img', { name: 'QR code of the bank transfer' })).toBeTruthy();
    expect(screen.getByText(/^Scan it in your banking app/)).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Copy IBAN' }));
    expect(await navigator.clipboard.readText()).toBe(IBAN);
  });

  it('says so when the bank details cannot be copied', async () => {
    const keys = open({ transfer });
    const button = await screen.findByRole('button', { name: 'Copy reference' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    document.execCommand = () => false;
    await keys.click(button);
    await screen.findByText('It could not be copied. Please select the text yourself.');
  });
});

describe('the invoice', () => {
  it('saves the invoice of a payment link, or reports why not', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    server.respondWith({ [INVOICE]: { cutOff: true } });
    const keys = open({});
    await keys.click(await screen.findByRole('button', { name: 'Download invoice' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The server cannot be reached',
    );
    server.respondWith({
      [INVOICE]: {
        foreign: '%PDF-1.7',
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'attachment; filename="invoice-2026-0001.pdf"',
        },
      },
    });
    await keys.click(screen.getByRole('button', { name: 'Download invoice' }));
    await waitFor(() => expect(saved).toEqual(['invoice-2026-0001.pdf']));
    expect(server.bodiesTo(INVOICE)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
  });

  it('offers no download when a payment link has no invoice', async () => {
    open({ invoiceNumber: null });
    await invoice();
    expect(screen.queryByRole('button', { name: 'Download invoice' })).toBeNull();
  });
});
