import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { InvoiceRemindersService } from '../../sales/invoices/invoice-reminders.service';
import { invoiceLine } from '../../testing/data/factories';
import { untilMails } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { ask, completedPurchase } from '../../testing/data/testimonials';

const INVOICES = '/api/admin/invoices';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url } });
  owner = await polaris.owner();
  await owner.put('/api/admin/business-profile', {
    legalName: 'Polaris Consulting',
    address: '1 Star Street',
    timeZone: 'America/New_York',
    daysUntilDue: 14,
  });
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});

interface Row {
  id: number;
  version: number;
}

const codeFor = async (address: string) => (await untilMails(smtp, address, 1)).at(-1)!.code;

/** A client with a completed purchase and a verified address. */
async function client() {
  const { client: person, purchaseId } = await completedPurchase(polaris, owner);
  const { email } = person.user;
  await person.post('/api/auth/verify-code', { code: await codeFor(email) });
  const { body } = await owner.get(`/api/customers?q=${encodeURIComponent(email)}`);
  return { person, purchaseId, email, customerId: body[0].id as number };
}

async function moveTo(person: Person, next: string) {
  await person.put('/api/auth/email', { email: next, currentPassword: PASSWORD });
  const { status } = await person.post('/api/auth/verify-code', { code: await codeFor(next) });
  expect(status).toBe(200);
}

const draft = async (customerId: number, own: object = {}): Promise<Row> =>
  (await owner.post(INVOICES, { customerId, lines: [invoiceLine()], ...own })).body;
const act = async ({ id, version }: Row, action: string): Promise<Row> =>
  (await owner.post(`${INVOICES}/${id}/${action}`, { version })).body;
const read = async ({ id }: Row) => (await owner.get(`${INVOICES}/${id}`)).body;
const subjects = async (address: string) =>
  (await outbox(polaris, address)).map(({ subject }) => subject);

it("mails invoices, reminders, receipts and requests to a client's newly verified address", async () => {
  const { person, purchaseId, email, customerId } = await client();
  const invoice = await act(await draft(customerId), 'issue');
  const next = `next-${email}`;
  await moveTo(person, next);

  const { sendTo, buyer, version } = await read(invoice);
  expect([sendTo, buyer.email]).toEqual([next, email]);
  await act({ ...invoice, version }, 'send');
  await polaris.dataSource.query(
    `alter table invoices disable trigger invoices_issued;
     update invoices set "dueOn" = "dueOn" - 60 where id = ${invoice.id};
     alter table invoices enable trigger invoices_issued;`,
  );
  await polaris.app.get(InvoiceRemindersService).remindAll();
  await owner.post(`${INVOICES}/${invoice.id}/payments`, { amount: 1, method: 'cash' });
  await ask(owner, purchaseId);
  const before = await subjects(email);
  const after = await subjects(next);
  for (const about of [/^Your invoice/, /^Reminder/, /^Receipt/, /a few words/]) {
    expect(after).toContainEqual(expect.stringMatching(about));
    expect(before).not.toContainEqual(expect.stringMatching(about));
  }
});

it('updates drafts with a new address, unless the owner entered another one', async () => {
  const { person, email, customerId } = await client();
  const own = await draft(customerId);
  const entered = await act(await draft(customerId), 'issue');
  const books = 'books@client.example';
  await owner.put(`${INVOICES}/${entered.id}/recipient`, {
    email: books,
    version: entered.version,
  });
  const next = `next-${email}`;
  await moveTo(person, next);
  expect((await read(own)).buyer.email).toBe(next);
  expect((await read(entered)).sendTo).toBe(books);
});
