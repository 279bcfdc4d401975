import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type InvoiceRecord, type PaymentPage, paymentPageSchema } from '@polaris/contracts';
import { getDocument } from 'unpdf/pdfjs';
import { sql } from '../../../platform/database/sql';
import { CardShop } from '../../../testing/data/card-shop';
import { invoiceLine } from '../../../testing/data/factories';
import { INVOICES, invoicing } from '../../../testing/data/invoices';
import { addCustomer } from '../../../testing/data/records';
import { mailbox } from '../../../testing/mail/mailbox';
import { outbox } from '../../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import { until } from '../../../testing/until';
import { InvoiceRemindersService } from '../../invoices/invoice-reminders.service';
import { InvoiceFilesService } from '../../invoices/invoice-files.service';
import { DisputesService } from '../stripe/disputes.service';
import { SettlementService } from '../stripe/settlement.service';

const UNKNOWN = 'This link is not valid any more.';
const PAYER = 'books@harbor.example';
const BANK = 'Harbor Bank\nIBAN DE89 3704 0044 0532 0130 00';

let smtp: TestSmtp;
const shop = new CardShop();
const { fillProfile, act, issued, draft, purchase, passDays } = invoicing(() => shop);
beforeAll(async () => {
  smtp = await startSmtp();
  await shop.open({ env: { SMTP_URL: smtp.url } });
  await fillProfile({ bankDetails: BANK });
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});

const tokenOf = (url: string) => url.split('/pay#')[1]!;
const visitor = () => shop.polaris.visitor();
const open = (token: string) => visitor().post('/api/pay/open', { token });
const page = async (token: string): Promise<PaymentPage> => (await open(token)).body;
const checkout = (token: string) => visitor().post('/api/pay/checkout', { token });
const share = (kind: 'invoices' | 'purchases', id: number) =>
  shop.owner.post(`/api/admin/${kind}/${id}/payment-links`);
const read = async (id: number): Promise<InvoiceRecord> =>
  (await shop.owner.get(`${INVOICES}/${id}`)).body;
const sessionOf = (url: string) => url.split('/').at(-1)!;
const settle = (session: string) => shop.polaris.app.get(SettlementService).settle(session);
const subjects = async (email: string) =>
  (await outbox(shop.polaris, email)).map(({ subject }) => subject);
const toOwner = () => subjects(shop.owner.user.email);

let buyers = 0;

/** An issued invoice of $1,200 without a purchase, its buyer's address, and the token of a link. */
async function linkedInvoice(lines = [invoiceLine({ text: 'Data Audit', unitPrice: 1200 })]) {
  const email = `buyer${(buyers += 1)}@harbor.example`;
  const { id: customerId } = await addCustomer(shop.owner, { email });
  const invoice: InvoiceRecord = await issued({ customerId, lines });
  const { body } = await share('invoices', invoice.id);
  return { invoice, customerId, email, token: tokenOf(body.url as string) };
}

/** Pays by the link on Stripe's page. */
async function pay(token: string, how: { isDelayed?: boolean } = {}): Promise<string> {
  const { body } = await checkout(token);
  const session = sessionOf(body.url as string);
  shop.standIn.sessions.pay(session, { email: PAYER, ...how });
  await settle(session);
  return session;
}

async function linkInFile(id: number): Promise<string> {
  const { pdf } = await shop.polaris.app.get(InvoiceFilesService).get(id);
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const [link] = await (await file.getPage(1)).getAnnotations();
  return link.url;
}

describe('a payment link', () => {
  it('shows what is owed when a payment link of the mail or the PDF is opened', async () => {
    const { invoice, email } = await linkedInvoice();
    await act(await read(invoice.id), 'send');
    const mail = await until(
      () => mailbox(smtp, email).at(-1),
      (found) => found !== undefined,
    );
    const mailed = /http:\/\/polaris\.test\/pay#[\w-]{43}/.exec(mail!.text)![0];
    const expected = {
      seller: 'Polaris Consulting',
      subject: `Invoice ${invoice.number}`,
      items: ['Data Audit'],
      state: 'due',
      total: 1200,
      paid: 0,
      owed: 1200,
      dueNow: 1200,
      parts: [],
      dueOn: invoice.dueOn,
      invoiceNumber: invoice.number,
      online: { bankDebit: false },
      transfer: {
        bankDetails: BANK,
        reference: invoice.number,
        code: expect.stringContaining('\nDE89370400440532013000\n'),
      },
    };
    for (const url of [mailed, await linkInFile(invoice.id)]) {
      const { status, body } = await open(tokenOf(url));
      expect([status, paymentPageSchema.parse(body)]).toEqual([200, expected]);
    }
    expect((await outbox(shop.polaris, email)).at(-1)!.body).toContain('Pay $1,200:\n{{link}}');
    const stored = await shop.polaris.dataSource.query<{ hash: string }[]>(
      sql`select hash from payment_links`,
    );
    expect(stored.map(({ hash }) => hash).join()).not.toContain(tokenOf(mailed));
  });

  it('downloads the invoice of a payment link without an account', async () => {
    const { invoice, token } = await linkedInvoice();
    const { status, headers, text } = await visitor().post('/api/pay/invoice', { token });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain(`invoice-${invoice.number}.pdf`);
    expect(text.startsWith('%PDF')).toBe(true);
  });

  it('names the service of a linked purchase, or its invoice once it has one', async () => {
    const id = await purchase();
    const token = tokenOf((await share('purchases', id)).body.url as string);
    expect(await page(token)).toMatchObject({
      subject: expect.not.stringContaining('Invoice'),
      owed: 480,
      invoiceNumber: null,
      transfer: { reference: `Order ${id}` },
    });
    expect((await visitor().post('/api/pay/invoice', { token })).status).toBe(404);
    const { number } = await issued({ purchaseId: id });
    expect(await page(token)).toMatchObject({
      subject: `Invoice ${number}`,
      invoiceNumber: number,
    });
    expect((await visitor().post('/api/pay/invoice', { token })).status).toBe(200);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(101), null, 7])(
    'rejects the unknown payment token %j',
    async (token) => {
      for (const call of ['open', 'checkout', 'invoice']) {
        const { status, body } = await visitor().post(`/api/pay/${call}`, { token });
        expect([400, 404]).toContain(status);
        if (status === 404) expect(body.detail).toBe(UNKNOWN);
      }
    },
  );

  it('rejects a payment token in the URL, where proxies would log it', async () => {
    const { token } = await linkedInvoice();
    for (const path of [`/api/pay/open?token=${token}`, `/api/pay/${token}`])
      expect((await visitor().get(path)).status).toBe(404);
    expect((await visitor().post(`/api/pay/open?token=${token}`)).status).toBe(400);
  });

  it('rejects to make a payment link of a draft, a credit note, or when nothing is owed', async () => {
    const { body: undone } = await draft();
    const { invoice } = await linkedInvoice();
    const { body: creditNote } = await act(await read(invoice.id), 'credit');
    for (const [id, detail] of [
      [undone.id, 'A draft is not paid: issue it first.'],
      [creditNote.id, 'Nothing is owed on a credit note.'],
      [invoice.id, 'This invoice was credited, so nothing is owed.'],
    ] as const) {
      const { status, body } = await share('invoices', id);
      expect([status, body.detail]).toEqual([409, detail]);
    }
    const id = await purchase({ amount: 0 });
    expect((await share('purchases', id)).body.detail).toBe(
      'Nothing is owed, so there is nothing to pay.',
    );
    expect((await share('purchases', 2147483647)).status).toBe(404);
  });

  it('rejects a payment by link when the invoice was credited', async () => {
    const id = await purchase();
    const invoice = await issued({ purchaseId: id });
    const token = tokenOf((await share('invoices', invoice.id)).body.url as string);
    await act(await read(invoice.id), 'credit');
    expect(await page(token)).toMatchObject({
      state: 'canceled',
      owed: 0,
      online: null,
      transfer: null,
    });
    const { status, body } = await checkout(token);
    expect([status, body.detail]).toEqual([409, 'This invoice was credited, so nothing is owed.']);
  });

  it('keeps a payment link working when the customer is deleted', async () => {
    const { customerId, token } = await linkedInvoice();
    await shop.owner.delete(`/api/customers/${customerId}`);
    expect(await page(token)).toMatchObject({ state: 'due', owed: 1200 });
  });
});

describe('paying by a link', () => {
  it('sends receipts to payer and client when an invoice is paid by link', async () => {
    const { invoice, email, customerId, token } = await linkedInvoice();
    await pay(token);
    expect(await page(token)).toMatchObject({ state: 'paid', paid: 1200, owed: 0, online: null });
    const { state, payments } = await read(invoice.id);
    expect([state, payments]).toMatchObject(['paid', [{ status: 'paid', method: 'card' }]]);
    const receipt = `Receipt: $1,200 for invoice ${invoice.number}`;
    expect(await subjects(PAYER)).toContain(receipt);
    expect(await subjects(email)).toContain(receipt);
    const { body } = await shop.owner.get(`/api/customers/${customerId}/activities`);
    expect(body).toMatchObject([
      { subject: `Payment of $1,200 by card for invoice ${invoice.number}` },
    ]);
    expect((await checkout(token)).body.detail).toBe('This invoice is paid in full.');
  });

  it('sends one receipt when the client pays by link', async () => {
    const { email, invoice, token } = await linkedInvoice();
    const session = sessionOf((await checkout(token)).body.url as string);
    shop.standIn.sessions.pay(session, { email: email.toUpperCase() });
    await settle(session);
    const receipt = `Receipt: $1,200 for invoice ${invoice.number}`;
    expect((await subjects(email)).filter((subject) => subject === receipt)).toHaveLength(1);
    expect(await subjects(email.toUpperCase())).toEqual([]);
  });

  it('starts the purchase when its invoice is paid by link', async () => {
    const order = await shop.order();
    const invoice = await issued({ purchaseId: order.id });
    await pay(tokenOf((await share('invoices', invoice.id)).body.url as string));
    expect(await shop.own(order)).toMatchObject({ status: 'active', paid: 1200, owed: 0 });
    expect(await read(invoice.id)).toMatchObject({ state: 'paid', owed: 0 });
  });

  it('lets the payer enter an address at Stripe, and keeps the payment token from Stripe', async () => {
    const { token, invoice } = await linkedInvoice();
    const { body } = await checkout(token);
    const session = shop.standIn.sessions.get(sessionOf(body.url as string));
    expect(session).toMatchObject({
      customer_email: null,
      methods: ['card'],
      client_reference_id: `invoice-${invoice.id}`,
      success_url: 'http://polaris.test/pay?paid',
      cancel_url: 'http://polaris.test/pay',
      amount_total: 120_000,
    });
    expect(shop.standIn.received.map((call) => call.body + call.path).join()).not.toContain(token);
  });

  it('opens one Stripe page for concurrent checkouts by several links', async () => {
    const { token, invoice } = await linkedInvoice();
    const other = tokenOf((await share('invoices', invoice.id)).body.url as string);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => checkout(at % 2 ? token : other)),
    );
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect((await read(invoice.id)).payments).toHaveLength(1);
  });

  it('ends the Stripe page of an account when a checkout by link starts', async () => {
    const order = await shop.order();
    const first = await shop.openSession(order);
    const token = tokenOf((await share('purchases', order.id)).body.url as string);
    const { status } = await checkout(token);
    await shop.idle();
    expect([status, shop.standIn.sessions.get(first).status]).toEqual([201, 'expired']);
  });

  it('ends the Stripe page when the owner records the payment or credits the invoice', async () => {
    for (const end of [
      (id: number) =>
        shop.owner.post(`${INVOICES}/${id}/payments`, { amount: 1200, method: 'cash' }),
      async (id: number) => act(await read(id), 'credit'),
    ]) {
      const { token, invoice } = await linkedInvoice();
      const session = sessionOf((await checkout(token)).body.url as string);
      await end(invoice.id);
      await shop.idle();
      expect(shop.standIn.sessions.get(session).status).toBe('expired');
    }
  });

  it('emails the owner when a payment arrives for a credited invoice', async () => {
    const { token, invoice } = await linkedInvoice();
    const session = sessionOf((await checkout(token)).body.url as string);
    shop.standIn.sessions.pay(session, { email: PAYER });
    await act(await read(invoice.id), 'credit');
    await shop.idle();
    expect(await read(invoice.id)).toMatchObject({ paid: 1200 });
    const told = (await outbox(shop.polaris, shop.owner.user.email)).at(-1)!;
    expect(told.subject).toBe(`Refund due: $1,200 for invoice ${invoice.number}`);
    expect(told.body).toContain('A payment arrived for a canceled invoice.');
    expect(told.body).toContain(`/admin/invoices/${invoice.id}`);
  });

  it('emails the owner when Stripe reports another amount for an invoice', async () => {
    const { token, invoice } = await linkedInvoice();
    const session = sessionOf((await checkout(token)).body.url as string);
    shop.standIn.sessions.pay(session, { email: PAYER, amount: 100 });
    await settle(session);
    expect(await read(invoice.id)).toMatchObject({ paid: 0, owed: 1200 });
    expect((await toOwner()).at(-1)).toBe(`Check a payment for invoice ${invoice.number}`);
  });

  it('returns 429 when one payment link starts 21 checkouts', async () => {
    const { token } = await linkedInvoice();
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await checkout(token)).status);
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an invoice without a purchase, in the account that it was issued to', () => {
  it('lets only its own account pay an invoice by card', async () => {
    const person = await shop.polaris.customer();
    const { id: customerId } = await addCustomer(shop.owner, { email: person.user.email });
    await shop.polaris.dataSource.query(sql`update customers set "userId" = $2 where id = $1`, [
      customerId,
      person.user.id,
    ]);
    const { id } = await issued({ customerId, lines: [invoiceLine({ unitPrice: 300 })] });
    const path = `/api/invoices/${id}/checkout`;
    const { status, body } = await person.post(path);
    expect(status).toBe(201);
    expect(shop.standIn.sessions.get(sessionOf(body.url as string))).toMatchObject({
      customer_email: person.user.email,
      success_url: `http://polaris.test/dashboard?paid=invoice-${id}`,
    });
    const other = await shop.polaris.customer();
    expect((await other.post(path)).status).toBe(404);
    expect((await visitor().post(path)).status).toBe(401);
  });
});

describe('a bank debit', () => {
  beforeAll(() => fillProfile({ bankDetails: BANK, bankDebits: true }));

  it('offers bank debits when the owner has turned them on', async () => {
    const { token } = await linkedInvoice();
    expect((await page(token)).online).toEqual({ bankDebit: true });
    const { body } = await checkout(token);
    expect(shop.standIn.sessions.get(sessionOf(body.url as string)).methods).toEqual([
      'card',
      'us_bank_account',
    ]);
    expect((await visitor().get('/api/payment-options')).body).toEqual({
      card: true,
      bankDebit: true,
    });
  });

  it('sends no reminder and takes no second payment while a bank debit is processing', async () => {
    const { token, invoice, email } = await linkedInvoice();
    await act(await read(invoice.id), 'send');
    await passDays(invoice.id, 20);
    await pay(token, { isDelayed: true });
    expect(await page(token)).toMatchObject({ state: 'processing', owed: 1200, online: null });
    expect((await checkout(token)).body.detail).toBe(
      'A payment of this invoice is being confirmed.',
    );
    await shop.polaris.app.get(InvoiceRemindersService).remindAll();
    expect((await subjects(email)).join()).not.toContain('Reminder');
  });

  it('counts a bank debit as paid when the bank completes it', async () => {
    const { token, invoice } = await linkedInvoice();
    const session = await pay(token, { isDelayed: true });
    shop.standIn.sessions.decide(session, true);
    await settle(session);
    expect((await read(invoice.id)).payments).toMatchObject([
      { status: 'paid', method: 'bank_debit' },
    ]);
    expect(await subjects(PAYER)).toContain(`Receipt: $1,200 for invoice ${invoice.number}`);
  });

  it('emails payer, client and owner once when a bank debit fails days later', async () => {
    const { token, invoice, email } = await linkedInvoice();
    const session = await pay(token, { isDelayed: true });
    shop.standIn.sessions.decide(session, false);
    await Promise.all([settle(session), settle(session)]);
    await shop.sweep();
    expect(await page(token)).toMatchObject({ state: 'due', owed: 1200 });
    const subject = `Your bank debit of $1,200 for invoice ${invoice.number} didn't go through`;
    for (const address of [PAYER, email])
      expect((await subjects(address)).filter((text) => text === subject)).toHaveLength(1);
    const notice = (await outbox(shop.polaris, shop.owner.user.email)).at(-1)!;
    expect(notice.subject).toBe(`Bank debit failed: $1,200 for invoice ${invoice.number}`);
    expect(notice.body).toContain('The account has insufficient funds.');
    const link = await until(
      () => /\/pay#([\w-]{43})/.exec(mailbox(smtp, email).at(-1)?.text ?? '')?.[1],
      (found) => found !== undefined,
    );
    await pay(link!);
    expect(await read(invoice.id)).toMatchObject({ state: 'paid' });
  });

  it.each([
    [true, 'Refund due', 'Receipt'],
    [false, 'Bank debit failed', "Your bank debit of $1,200 didn't go through"],
  ])(
    'asks for no payment when a bank debit ends after its invoice was credited: collected %s',
    async (isCollected, noted, mailed) => {
      const { token, invoice } = await linkedInvoice();
      const session = await pay(token, { isDelayed: true });
      await act(await read(invoice.id), 'credit');
      await shop.idle();
      shop.standIn.sessions.decide(session, isCollected);
      await settle(session);
      expect((await toOwner()).at(-1)).toBe(`${noted}: $1,200 for invoice ${invoice.number}`);
      const { subject, body } = (await outbox(shop.polaris, PAYER)).at(-1)!;
      expect(subject.replace(` for invoice ${invoice.number}`, '')).toContain(mailed);
      expect(body).not.toMatch(/due again|\{\{link\}\}/);
      if (!isCollected) expect(body).toContain('Nothing is due');
      expect(await read(invoice.id)).toMatchObject({ owed: 0, paid: isCollected ? 1200 : 0 });
    },
  );

  it.each([
    ['insufficient_funds', 1200],
    ['debit_not_authorized', 0],
  ])(
    'owes a bank debit again, and says so to its payer, only when the bank returned it by itself: %s, %d',
    async (reason, owed) => {
      const { token, invoice } = await linkedInvoice();
      const session = await pay(token, { isDelayed: true });
      shop.standIn.sessions.decide(session, true);
      await settle(session);
      const intent = shop.standIn.sessions.get(session).payment_intent!;
      const dispute = shop.standIn.disputes.open(intent, 120_000);
      Object.assign(dispute, { reason, status: 'lost' });
      await shop.polaris.app.get(DisputesService).settle(dispute.id);
      expect(await read(invoice.id)).toMatchObject({ paid: 0, owed });
      expect((await toOwner()).at(-1)).toMatch(
        owed ? /^Bank debit failed: \$1,200/ : /^Dispute lost: \$1,200/,
      );
      const failed = `Your bank debit of $1,200 for invoice ${invoice.number} didn't go through`;
      const mailed = (await subjects(PAYER)).filter((subject) => subject === failed);
      expect(mailed).toHaveLength(owed ? 1 : 0);
    },
  );
});
