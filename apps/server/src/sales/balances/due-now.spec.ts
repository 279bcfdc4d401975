import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminPurchase,
  type Invoice,
  type Money,
  type Purchase,
  type PurchasePart,
  dayOf,
  addDays,
  daysBetween,
  toCents,
} from '@polaris/contracts';
import fc from 'fast-check';
import { often } from '../../testing/long-form';
import { addService } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

/** Cents, and days from today. */
interface Part {
  amount: number;
  day: number;
}
interface History {
  price: number;
  parts: Part[];
  /** What was received of it, and returned since. */
  payments: { amount: number; settled: number; stillOwed: number }[];
  /** The total of its issued invoice, and whether that was credited. */
  invoice: { total: number; isCredited: boolean; day?: number } | null;
  isCanceled: boolean;
}

let polaris: TestApp;
let owner: Person;
let client: Person;
let serviceId: number;
const today = () => dayOf(new Date(), 'UTC');
const sql = <T = unknown>(text: string, values: unknown[] = []): Promise<T> =>
  polaris.dataSource.query(text, values);

beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  client = await polaris.customer();
  const profile = { legalName: 'Polaris Consulting', address: '1 Star Street', timeZone: 'UTC' };
  await owner.put('/api/admin/business-profile', { ...profile, daysUntilDue: 14 });
  serviceId = (await addService(owner, { price: 500 })).id;
});
afterAll(() => polaris.close());

const history = (own: Partial<History>): History => ({
  price: 180_000,
  parts: [],
  payments: [],
  invoice: null,
  isCanceled: false,
  ...own,
});
const paid = (amount: number, settled = 0, stillOwed = 0) => ({ amount, settled, stillOwed });

let numbers = 0;

/** A purchase to which this happened, and its customer. */
async function store({ price, parts, payments, invoice, isCanceled }: History) {
  const [customer] = await sql<[{ id: number }]>(
    `insert into customers (name, email, status) values ('Maya', null, 'active') returning id`,
  );
  const [purchase] = await sql<[{ id: number }]>(
    `insert into purchases ("customerId", "userId", "serviceId", status, amount)
     values ($1, $2, $3, $4, $5::numeric / 100) returning id`,
    [customer.id, client.user.id, serviceId, isCanceled ? 'cancelled' : 'active', price],
  );
  const { id } = purchase;
  await sql(
    `insert into purchase_parts ("purchaseId", position, label, amount, "dueOn")
     select $1, place, 'Part ' || place, amount / 100, "dueOn"
     from rows from (jsonb_to_recordset($2::jsonb) as (amount numeric, "dueOn" date))
       with ordinality as part(amount, "dueOn", place)`,
    [
      id,
      JSON.stringify(parts.map(({ amount, day }) => ({ amount, dueOn: addDays(today(), day) }))),
    ],
  );
  for (const { amount, settled, stillOwed } of payments) {
    const [payment] = await sql<[{ id: number }]>(
      `insert into payments ("purchaseId", provider, amount, status, method, "paidAt")
       values ($1, 'manual', $2::numeric / 100, 'paid', 'cash', now()) returning id`,
      [id, amount],
    );
    for (const [refund, isOwed] of [
      [settled, false],
      [stillOwed, true],
    ] as const)
      if (refund > 0)
        await sql(
          `insert into refunds ("paymentId", amount, status, "stillOwed")
           values ($1, $2::numeric / 100, 'succeeded', $3)`,
          [payment.id, refund, isOwed],
        );
  }
  if (invoice)
    await sql(
      `insert into invoices (kind, number, "purchaseId", "customerId", "userId", buyer, seller, total,
         "issuedAt", "issuedOn", "dueOn", "creditedAt")
       values ('invoice', $1, $2, $3, $4, '{"name": "Maya"}', '{"timeZone": "UTC"}',
         $5::numeric / 100, now(), $6, $8, case when $7 then now() end)`,
      [
        `T-${(numbers += 1)}`,
        id,
        customer.id,
        client.user.id,
        invoice.total,
        today(),
        invoice.isCredited,
        addDays(today(), invoice.day ?? 0),
      ],
    );
  return { id, customerId: customer.id };
}

type Stored = Awaited<ReturnType<typeof store>>;

/** The plan of what is asked, cut from the end or lengthened, as the specification of it says. */
function planned(parts: Part[], asked: number): Part[] {
  const shown: Part[] = [];
  let left = asked;
  for (const [index, { amount, day }] of parts.entries()) {
    const shownAmount = index === parts.length - 1 ? left : Math.min(amount, left);
    left -= shownAmount;
    if (shownAmount > 0) shown.push({ amount: shownAmount, day });
  }
  return shown;
}

function askedOf({ price, invoice, isCanceled }: History): number {
  if (isCanceled) return 0;
  return invoice && !invoice.isCredited ? invoice.total : price;
}

/** max(0, min(owed, parts due by today − (asked − owed))), in cents. */
function expectedDueNow(of: History, owed: number): number {
  const asked = askedOf(of);
  const parts = planned(of.parts, asked);
  if (parts.length === 0) return owed;
  const due = parts.filter(({ day }) => day <= 0).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.min(owed, due - (asked - owed)));
}

const get = async <T>(path: string): Promise<T> => (await owner.get(path)).body as T;

const purchaseOf = ({ id }: Stored) => get<AdminPurchase>(`/api/admin/purchases/${id}`);

const short = ({ amount, owed, state }: PurchasePart) => [amount, owed, state];

const HALVES = [
  { amount: 90_000, day: 0 },
  { amount: 90_000, day: 30 },
];
const MONTHS = [
  { amount: 60_000, day: -30 },
  { amount: 60_000, day: 0 },
  { amount: 60_000, day: 30 },
];

describe('what is due now by a payment plan', () => {
  it.each<[string, Partial<History>, number, unknown[][]]>([
    ['without a plan everything owed', {}, 1800, []],
    [
      'a part due today',
      { parts: HALVES },
      900,
      [
        [900, 900, 'due'],
        [900, 900, 'upcoming'],
      ],
    ],
    [
      'nothing once that part is paid',
      { parts: HALVES, payments: [paid(90_000)] },
      0,
      [
        [900, 0, 'paid'],
        [900, 900, 'upcoming'],
      ],
    ],
    [
      'the rest of a part',
      { parts: HALVES, payments: [paid(10_001)] },
      799.99,
      [
        [900, 799.99, 'due'],
        [900, 900, 'upcoming'],
      ],
    ],
    [
      'nothing while more was paid than due',
      { parts: HALVES, payments: [paid(100_000)] },
      0,
      [
        [900, 0, 'paid'],
        [900, 800, 'partly'],
      ],
    ],
    [
      'overdue parts and the one due today',
      { parts: MONTHS, payments: [paid(10_000)] },
      1100,
      [
        [600, 500, 'overdue'],
        [600, 600, 'due'],
        [600, 600, 'upcoming'],
      ],
    ],
    [
      'what a refund says is still owed',
      { parts: HALVES, payments: [paid(90_000, 0, 20_000)] },
      200,
      [
        [900, 200, 'due'],
        [900, 900, 'upcoming'],
      ],
    ],
    [
      'nothing of what a refund settled',
      { parts: HALVES, payments: [paid(90_000, 20_000)] },
      0,
      [
        [900, 0, 'paid'],
        [900, 900, 'upcoming'],
      ],
    ],
    [
      'by an invoice with a larger total, in the last part',
      { parts: HALVES, invoice: { total: 200_000, isCredited: false } },
      900,
      [
        [900, 900, 'due'],
        [1100, 1100, 'upcoming'],
      ],
    ],
    [
      'by an invoice with a smaller total, cut from the end',
      { parts: MONTHS, invoice: { total: 100_000, isCredited: false } },
      1000,
      [
        [600, 600, 'overdue'],
        [400, 400, 'due'],
      ],
    ],
    [
      'by an invoice of less than the first part',
      { parts: MONTHS, invoice: { total: 50_000, isCredited: false } },
      500,
      [[500, 500, 'overdue']],
    ],
    [
      'of the price once the invoice is credited',
      { parts: HALVES, invoice: { total: 200_000, isCredited: true } },
      900,
      [
        [900, 900, 'due'],
        [900, 900, 'upcoming'],
      ],
    ],
    ['nothing once the purchase is canceled', { parts: HALVES, isCanceled: true }, 0, []],
    [
      'nothing when all of it is paid',
      { parts: MONTHS, payments: [paid(180_000)] },
      0,
      [
        [600, 0, 'paid'],
        [600, 0, 'paid'],
        [600, 0, 'paid'],
      ],
    ],
  ])('is %s', async (_name, own, dueNow, parts) => {
    const shown = await purchaseOf(await store(history(own)));
    expect([shown.dueNow, shown.parts.map(short)]).toEqual([dueNow, parts]);
  });

  it('names the first unpaid part as the day by which to pay, and says that it is overdue', async () => {
    const late = await purchaseOf(await store(history({ parts: MONTHS })));
    expect([late.dueOn, late.overdue]).toEqual([addDays(today(), -30), true]);
    const next = await purchaseOf(
      await store(history({ parts: MONTHS, payments: [paid(60_000)] })),
    );
    expect([next.dueOn, next.overdue]).toEqual([today(), false]);
  });
});

const clear = () =>
  sql('truncate purchase_parts, refunds, payments, invoice_lines, invoices, purchases cascade');

/** Dollars by the number of the week, without the weeks in which nothing is due. */
const dueByWeek = ({ due: { weeks, later, undated }, overdue }: Money) => ({
  ...Object.fromEntries(
    weeks.flatMap(({ amount }, week) => (amount > 0 ? [[week, amount] as const] : [])),
  ),
  ...{ overdue, later, undated },
});

describe('what is due by week', () => {
  it('puts parts of plans and invoices in the weeks of their days, and what has no day apart', async () => {
    await clear();
    const days = [-3, 0, 6, 7, 90, 91].map((day, at) => ({ amount: 10_010 + at, day }));
    await store(history({ price: 60_075, parts: days, payments: [paid(5000)] }));
    await store(history({ price: 10 }));
    await store(history({ invoice: { total: 33_333, isCredited: false, day: 14 } }));
    await store(history({ invoice: { total: 7001, isCredited: false, day: -1 } }));
    await store(history({ parts: HALVES, isCanceled: true }));
    const money = await get<Money>('/api/admin/money');
    expect(dueByWeek(money)).toEqual({
      overdue: 120.11,
      0: 200.23,
      1: 100.13,
      2: 333.33,
      12: 100.14,
      later: 100.15,
      undated: 0.1,
    });
    expect(money.due.weeks.map(({ from }) => from)).toEqual(
      Array.from({ length: 13 }, (_, week) => addDays(today(), 7 * week)),
    );
  });
});

const cents = (max: number) => fc.integer({ min: 1, max });
const aPayment = fc
  .record({
    amount: cents(90_000),
    settled: cents(30_000),
    stillOwed: cents(30_000),
    isKept: fc.boolean(),
  })
  .map(({ amount, settled, stillOwed, isKept }) =>
    isKept
      ? paid(amount)
      : paid(amount, Math.min(settled, amount), Math.max(Math.min(stillOwed, amount - settled), 0)),
  );
const aHistory: fc.Arbitrary<History> = fc.record({
  price: cents(200_000),
  parts: fc
    .array(fc.record({ amount: cents(90_000), day: fc.integer({ min: -40, max: 40 }) }), {
      maxLength: 12,
    })
    .map((parts) => parts.toSorted((one, other) => one.day - other.day)),
  payments: fc.array(aPayment, { maxLength: 4 }),
  invoice: fc.option(fc.record({ total: cents(200_000), isCredited: fc.boolean() })),
  isCanceled: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});

/** Every item of a list, page by page. */
async function all<T>(person: Person, path: string): Promise<T[]> {
  const items: T[] = [];
  for (let next: string | undefined = `${path}?limit=100`; next !== undefined;) {
    const { body, headers } = await person.get(next);
    items.push(...(body as T[]));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return items;
}

/** What clients read of their purchases, added up by the weeks of its days. */
function weeksOf(purchases: Purchase[]) {
  const sums: Record<string, number> = { overdue: 0, later: 0, undated: 0 };
  const add = (day: string | null, isOverdue: boolean, owed: number) => {
    const week = day === null ? 'undated' : String(Math.floor(daysBetween(today(), day) / 7));
    const key = isOverdue ? 'overdue' : Number(week) > 12 ? 'later' : week;
    if (owed > 0) sums[key] = (toCents(sums[key] ?? 0) + toCents(owed)) / 100;
  };
  for (const { parts, owed, dueOn, overdue } of purchases)
    if (parts.length === 0) add(dueOn, overdue, owed);
    else for (const part of parts) add(part.dueOn, part.state === 'overdue', part.owed);
  return sums;
}

it('shows every reader the same sum due now, at most what is owed, in random histories', async () => {
  await clear();
  const histories = fc.sample(aHistory, { numRuns: often(100, 500) });
  const stored: Stored[] = [];
  for (const one of histories) stored.push(await store(one));
  const byId = <T extends { id: number }>(items: T[]) =>
    new Map(items.map((item) => [item.id, item]));
  const seen = byId(await all<AdminPurchase>(owner, '/api/admin/purchases'));
  const own = byId(await all<Purchase>(client, '/api/purchases'));
  const invoices = await all<Invoice>(owner, '/api/admin/invoices');
  const money = await get<Money>('/api/admin/money');
  let dueInAll = 0;
  for (const [index, { id, customerId }] of stored.entries()) {
    const of = histories[index]!;
    const shown = seen.get(id)!;
    const [owed, dueNow] = [toCents(shown.owed), toCents(shown.dueNow)];
    const about = JSON.stringify(of);
    expect([about, dueNow]).toEqual([about, expectedDueNow(of, owed)]);
    expect(dueNow).toBeGreaterThanOrEqual(0);
    expect(dueNow).toBeLessThanOrEqual(owed);
    const sum = shown.parts.reduce((total, part) => total + toCents(part.amount), 0);
    const open = shown.parts.reduce((total, part) => total + toCents(part.owed), 0);
    if (of.parts.length > 0) expect([about, sum, open]).toEqual([about, askedOf(of), owed]);
    expect([own.get(id)!.dueNow, own.get(id)!.parts]).toEqual([shown.dueNow, shown.parts]);
    const customer = await get<{ dueNow: number }>(`/api/admin/customers/${customerId}/money`);
    expect(customer.dueNow).toBe(shown.dueNow);
    const issued = invoices.find(({ purchaseId }) => purchaseId === id);
    if (issued && issued.state !== 'credited') expect(issued.dueNow).toBe(shown.dueNow);
    const item = money.owedItems.find(({ purchaseId }) => purchaseId === id);
    if (item) expect(item.dueNow).toBe(shown.dueNow);
    dueInAll += dueNow;
  }
  expect(toCents(money.dueNow)).toBe(dueInAll);
  expect(dueByWeek(money)).toEqual(weeksOf([...own.values()]));
});
