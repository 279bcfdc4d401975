import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminPurchase,
  type InvoiceRecord,
  type PlanPartValues,
  addDays,
  adminPurchaseSchema,
  dayOf,
} from '@polaris/contracts';
import { MailAttachmentsService } from '../../records/outbox/mail-attachments.service';
import { INVOICES, invoicing } from '../../testing/data/invoices';
import { addSale, addService, buy } from '../../testing/data/records';
import { outbox } from '../../testing/mail/outbox';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';
import { DuePartsService } from './due-parts.service';

let polaris: TestApp;
let owner: Person;
const {
  sql,
  fillProfile,
  customer,
  draft,
  act,
  passDays: passDaysOfInvoice,
} = invoicing(() => ({ polaris, owner }));
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await fillProfile({ timeZone: 'UTC', bankDetails: 'Harbor Bank' });
});
afterAll(() => polaris.close());

const today = () => dayOf(new Date(), 'UTC');
const part = (value: number, own: Partial<PlanPartValues> = {}): PlanPartValues => ({
  label: 'Part',
  unit: 'percent',
  value,
  when: 'now',
  ...own,
});
const HALVES = [
  part(50, { label: 'Half now' }),
  part(50, { label: 'Half at the end', when: 'days', days: 30 }),
];

const pathOf = (id: number) => `/api/admin/purchases/${id}`;
const read = async (id: number) => (await owner.get(pathOf(id))).body as AdminPurchase;

async function plan(id: number, parts: object[], version?: number) {
  return owner.put(`${pathOf(id)}/plan`, { parts, version: version ?? (await read(id)).version });
}
const pay = (id: number, amount: number) =>
  owner.post(`${pathOf(id)}/payments`, { amount, method: 'cash' });

/** An order of 1,800 dollars, with the account that made it. */
async function ordered(status = 'pending') {
  const client = await polaris.customer();
  const { id } = await buy(client, (await addService(owner, { name: 'Audit', price: 1800 })).id);
  await sql('update purchases set status = $2 where id = $1', [id, status]);
  return { client, id };
}

async function planned(parts: object[] = HALVES) {
  const order = await ordered();
  const { status, body } = await plan(order.id, parts);
  if (status !== 200) throw new Error(`No plan was made: ${JSON.stringify(body)}`);
  return order;
}

describe('setting the payment plan of a purchase', () => {
  it('shows owner and client the parts with their days, and what is due now', async () => {
    const { client, id } = await ordered();
    const { status, body } = await plan(id, HALVES);
    expect(status).toBe(200);
    expect(adminPurchaseSchema.safeParse(body).success).toBe(true);
    const parts = [
      { position: 1, label: 'Half now', amount: 900, owed: 900, dueOn: today(), state: 'due' },
      {
        ...{ position: 2, label: 'Half at the end', amount: 900, owed: 900 },
        ...{ dueOn: addDays(today(), 30), state: 'upcoming' },
      },
    ];
    expect(body).toMatchObject({ owed: 1800, dueNow: 900, dueOn: today(), overdue: false, parts });
    expect((await client.get(`/api/purchases/${id}`)).body).toMatchObject({ dueNow: 900, parts });
  });

  it('replaces the plan, and removes it when no parts are sent', async () => {
    const { id } = await planned();
    const replaced = await plan(id, [part(100, { when: 'date', dueOn: '2030-01-31' })]);
    expect(replaced.body).toMatchObject({ dueNow: 0, dueOn: '2030-01-31', owed: 1800 });
    expect(replaced.body.parts).toHaveLength(1);
    const removed = await plan(id, []);
    expect([removed.status, removed.body]).toMatchObject([200, { dueNow: 1800, parts: [] }]);
  });

  it('rejects an outdated version, and accepts one of ten concurrent plans', async () => {
    const { id } = await ordered();
    const { version } = await read(id);
    const sent = await Promise.all(Array.from({ length: 10 }, () => plan(id, HALVES, version)));
    const statuses = sent.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('explains why parts are no plan of what is asked', async () => {
    const { id } = await ordered();
    const wrong = await plan(id, [part(50), part(49)]);
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ path: 'parts', message: 'The parts add up to $1,782, not $1,800.' }],
    ]);
    const many = await plan(
      id,
      Array.from({ length: 13 }, () => part(1)),
    );
    expect([many.status, many.body.detail]).toEqual([400, 'A plan has at most 12 parts.']);
    expect((await read(id)).parts).toEqual([]);
  });

  it.each<[string, (id: number) => Promise<unknown>, string]>([
    [
      'canceled',
      (id) => owner.patch(pathOf(id), { status: 'cancelled' }),
      'This purchase was canceled, so it has no plan.',
    ],
    [
      'paid in full',
      (id) => pay(id, 1800),
      'This purchase is paid in full, so there is nothing to plan.',
    ],
    [
      'free',
      (id) => sql('update purchases set amount = 0 where id = $1', [id]),
      'This purchase costs nothing, so there is nothing to plan.',
    ],
  ])('rejects a plan of a purchase that is %s', async (_name, happen, detail) => {
    const { id } = await ordered();
    await happen(id);
    const { status, body } = await plan(id, HALVES);
    expect([status, body.detail]).toEqual([409, detail]);
  });

  it('rejects a plan from a client and from a visitor, and of no purchase', async () => {
    const { client, id } = await ordered();
    const body = { parts: [], version: 1 };
    expect((await client.put(`${pathOf(id)}/plan`, body)).status).toBe(403);
    expect((await polaris.visitor().put(`${pathOf(id)}/plan`, body)).status).toBe(401);
    expect((await owner.put(`${pathOf(999_999)}/plan`, body)).status).toBe(404);
  });

  it('keeps the plan with the purchase when the account is deleted', async () => {
    const { client, id } = await planned();
    await deleteAccount(client);
    expect((await read(id)).parts).toHaveLength(2);
  });
});

describe('a pending purchase with a plan', () => {
  it('starts a purchase when the part that is due now is paid', async () => {
    const { id } = await planned();
    await pay(id, 899.99);
    expect(await read(id)).toMatchObject({ status: 'pending', dueNow: 0.01 });
    await pay(id, 0.01);
    expect(await read(id)).toMatchObject({ status: 'active', dueNow: 0, owed: 900 });
  });

  it('starts a purchase when a new plan makes what was paid enough, but not without a payment', async () => {
    const { id } = await ordered();
    await plan(id, [part(100, { when: 'days', days: 10 })]);
    expect((await read(id)).status).toBe('pending');
    await plan(id, []);
    await pay(id, 900);
    expect((await read(id)).status).toBe('pending');
    expect((await plan(id, HALVES)).body.status).toBe('active');
  });

  it('says in the receipt what is due now and what is due later', async () => {
    const { client, id } = await planned();
    await pay(id, 900);
    const mail = (await outbox(polaris, client.user.email)).at(-1)!;
    expect(mail.subject).toBe('Receipt: $900 for Audit');
    expect(mail.body).toContain('Nothing due now; $900 on ');
    expect(mail.body).toMatch(/Due now: \$0\nStill owed: \$900/);
  });
});

describe('the invoice of a purchase with a plan', () => {
  const issue = async (purchaseId: number): Promise<InvoiceRecord> =>
    (await act((await draft({ purchaseId })).body, 'issue')).body;

  it('lists the parts, and is due by the day of the last one, also once the plan is removed', async () => {
    const { client, id } = await planned();
    const invoice = await issue(id);
    const last = addDays(today(), 30);
    expect(invoice).toMatchObject({ dueOn: last, dueNow: 900, owed: 1800, state: 'open' });
    expect(invoice.parts).toMatchObject([{ amount: 900 }, { amount: 900, dueOn: last }]);
    await act(invoice, 'send');
    const mail = (await outbox(polaris, client.user.email)).at(-1)!;
    expect(mail.body).toContain('Due now $900 of $1,800; $900 on ');
    expect(mail.body).toMatch(/Half now: \$900 by .*\nHalf at the end: \$900 by /);
    await plan(id, []);
    const { body } = await owner.get(`${INVOICES}/${invoice.id}`);
    expect(body).toMatchObject({ dueOn: last, dueNow: 1800, parts: [] });
  });

  it('counts only parts whose day has passed as overdue, also under Today and on the money page', async () => {
    const { id } = await planned();
    const before = (await owner.get('/api/admin/today')).body;
    const money = (await owner.get('/api/admin/money')).body;
    const invoice = await issue(id);
    await sql(`update purchase_parts set "dueOn" = "dueOn" - 5 where "purchaseId" = $1`, [id]);
    const late = (await owner.get(`${INVOICES}/${invoice.id}`)).body;
    expect(late).toMatchObject({ state: 'overdue', daysOverdue: 5, dueNow: 900, owed: 1800 });
    const { overdueInvoices, overduePlans } = (await owner.get('/api/admin/today')).body;
    expect(overdueInvoices).toEqual({
      count: before.overdueInvoices.count + 1,
      owed: before.overdueInvoices.owed + 900,
    });
    expect(overduePlans).toEqual(before.overduePlans);
    expect((await owner.get('/api/admin/money')).body.overdue).toBe(money.overdue + 900);
  });

  it('rejects to issue an invoice when its PDF cannot show a letter of the plan', async () => {
    const { id } = await planned([part(100, { label: 'Часть ᚠ' })]);
    const { status, body } = await act((await draft({ purchaseId: id })).body, 'issue');
    expect([status, body.detail]).toEqual([
      409,
      'The PDF cannot show “ᚠ” in the payment plan. Write it in other letters before you issue the invoice.',
    ]);
  });
});

it('counts an overdue plan without an invoice under Today', async () => {
  const before = (await owner.get('/api/admin/today')).body.overduePlans;
  await planned([part(50, { when: 'date', dueOn: addDays(today(), -1) }), part(50)]);
  const { overduePlans } = (await owner.get('/api/admin/today')).body;
  expect(overduePlans).toEqual({ count: before.count + 1, owed: before.owed + 900 });
});

describe('mails about parts that are due', () => {
  const mailAll = () => polaris.app.get(DuePartsService).mailAll();
  /** The subjects of mails about the plan so far, after the daily job ran twice. */
  const mailed = async (id: number): Promise<string[]> => {
    await mailAll();
    await mailAll();
    const rows = await sql(
      `select subject from mail_outbox where kind = 'part_due' and "aboutId" = $1 order by id`,
      [id],
    );
    return rows.map(({ subject }: { subject: string }) => subject);
  };
  /** As if these days had passed: also the key of the mail of today. */
  const passDays = async (id: number, days: number) => {
    await sql(`update purchase_parts set "dueOn" = "dueOn" - $2::int where "purchaseId" = $1`, [
      id,
      days,
    ]);
    await sql(`update mail_outbox set "onceKey" = null where "aboutId" = $1`, [id]);
  };
  const DUE = '$900 is due for Audit';
  const REMINDER = 'Reminder: $900 is due for Audit';

  it('emails the client on the day of a part, and 3 and 14 days after, once each', async () => {
    const { client, id } = await planned();
    expect(await mailed(id)).toEqual([DUE]);
    const [mail] = (await outbox(polaris, client.user.email)).slice(-1);
    expect(mail!.body).toMatch(/Half now: \$900, due on .*\nDue now: \$900/);
    expect(mail!.body).toContain(`/dashboard/purchases/${id}`);
    expect(mail!.body).toContain(`Payment reference: Order ${id}`);
    await passDays(id, 2);
    expect(await mailed(id)).toEqual([DUE]);
    await passDays(id, 1);
    expect(await mailed(id)).toEqual([DUE, REMINDER]);
    await passDays(id, 11);
    expect(await mailed(id)).toEqual([DUE, REMINDER, REMINDER]);
    await passDays(id, 10);
    expect(await mailed(id)).toEqual([DUE, REMINDER, REMINDER]);
  });

  it('sends one email for all due parts after the server was down', async () => {
    const { id } = await planned([
      part(20, { when: 'date', dueOn: addDays(today(), -20) }),
      part(30, { when: 'date', dueOn: addDays(today(), -4) }),
      part(50),
    ]);
    expect(await mailed(id)).toEqual(['Reminder: $1,800 is due for Audit']);
  });

  it('emails about due parts once a day when the plan is changed', async () => {
    const { id } = await planned([
      part(50, { when: 'date', dueOn: addDays(today(), -1) }),
      part(50),
    ]);
    expect(await mailed(id)).toHaveLength(1);
    await plan(id, [part(100, { when: 'date', dueOn: addDays(today(), -3) })]);
    expect(await mailed(id)).toHaveLength(1);
  });

  it('sends no second email when only the label of a part is changed', async () => {
    const { id } = await planned();
    expect(await mailed(id)).toHaveLength(1);
    await plan(id, [{ ...HALVES[0]!, label: 'Deposit' }, HALVES[1]!]);
    await passDays(id, 0);
    expect(await mailed(id)).toHaveLength(1);
  });

  it('sends no email about paid parts or a canceled purchase', async () => {
    const { id } = await planned();
    await pay(id, 900);
    expect(await mailed(id)).toEqual([]);
    const other = await planned();
    await owner.patch(pathOf(other.id), { status: 'cancelled' });
    expect(await mailed(other.id)).toEqual([]);
  });

  it('sends no email when the part is paid before it leaves', async () => {
    const { id } = await planned();
    const attachments = polaris.app.get(MailAttachmentsService);
    const waiting = { attachment: 'due_parts', aboutId: id, html: null } as const;
    expect(await attachments.listOf(waiting)).toEqual([]);
    await pay(id, 900);
    expect(await attachments.listOf(waiting)).toBeUndefined();
  });

  it('wait while a payment is being confirmed', async () => {
    const { id } = await planned();
    const payment = `insert into payments ("purchaseId", provider, amount, status, method)
      values ($1, 'stripe', 900, 'processing', 'card')`;
    await sql(payment, [id]);
    expect(await mailed(id)).toEqual([]);
    const attachments = polaris.app.get(MailAttachmentsService);
    const waiting = { attachment: 'due_parts', aboutId: id, html: null } as const;
    expect(await attachments.listOf(waiting)).toBeUndefined();
    await sql(`update payments set status = 'failed' where "purchaseId" = $1`, [id]);
    expect(await mailed(id)).toEqual([DUE]);
  });

  it('have a payment link for a client without an account', async () => {
    const customerId = await customer({ email: 'maya@harbor.example' });
    const { id: serviceId } = await addService(owner, { name: 'Audit' });
    const { id } = await addSale(owner, { customerId, serviceId, amount: 1800 });
    await plan(id, HALVES);
    expect(await mailed(id)).toEqual([DUE]);
    const [mail] = (await outbox(polaris, 'maya@harbor.example')).slice(-1);
    expect(mail!.body).toContain('See how to pay:\n{{link}}');
  });

  it('replace the reminders of its invoice', async () => {
    const { InvoiceRemindersService } = await import('../invoices/invoice-reminders.service');
    const { client, id } = await planned();
    const invoice = (await act((await draft({ purchaseId: id })).body, 'issue')).body;
    await act(invoice, 'send');
    await passDays(id, 20);
    await passDaysOfInvoice(invoice.id, 60);
    await polaris.app.get(InvoiceRemindersService).remindAll();
    expect(await mailed(id)).toEqual([REMINDER]);
    const subjects = (await outbox(polaris, client.user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Reminder: invoice'))).toEqual([]);
  });
});
