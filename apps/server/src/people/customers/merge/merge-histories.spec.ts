import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MergeChoice } from '@polaris/contracts';
import fc from 'fast-check';
import { often, patience } from '../../../testing/long-form';
import { fieldInput, invoiceLine, messageInput, tagInput } from '../../../testing/data/factories';
import {
  addActivity,
  addCustomer,
  addSale,
  addService,
  linkAccount,
} from '../../../testing/data/records';
import type { TestResponse } from '../../../testing/caller';
import { merge, undoMerge } from '../../../testing/data/merges';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let client: Person;
let serviceId: number;
let tagIds: number[];
let fieldIds: number[];
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  client = await polaris.customer();
  serviceId = (await addService(owner)).id;
  await expectOk(owner.put('/api/admin/business-profile', businessProfile));
});
afterAll(() => polaris.close());

const businessProfile = {
  legalName: 'Ines Vale Consulting LLC',
  address: '1 Pier Street',
  timeZone: 'America/Los_Angeles',
  daysUntilDue: 14,
};

const query = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<T[]>(text, values);

/** Two customers in either order, and a third one. */
interface World {
  kept: number;
  other: number;
  third: number;
}

async function newWorld(): Promise<World> {
  await query(`truncate invoices cascade; delete from sessions_appointments; delete from purchases;
    delete from contact_submissions; delete from testimonials; delete from customers;
    delete from customer_merges; delete from trash; delete from tags; delete from customer_fields`);
  const [kept, other, third] = [
    await addCustomer(owner, { name: 'Maya Okafor', phone: null, company: null }),
    await addCustomer(owner, { name: 'M. Okafor', email: 'm@lind.example', notes: null }),
    await addCustomer(owner, { name: 'Third', email: null }),
  ];
  const made = (path: string, input: object) => owner.post(path, input).then(({ body }) => body.id);
  tagIds = [
    await made('/api/admin/tags', tagInput({ name: 'One' })),
    await made('/api/admin/tags', tagInput({ name: 'Two' })),
  ];
  fieldIds = [
    await made('/api/admin/customer-fields', fieldInput({ name: 'Born' })),
    await made('/api/admin/customer-fields', { ...fieldInput({ name: 'Seats' }), kind: 'number' }),
  ];
  return { kept: kept.id, other: other.id, third: third.id };
}

let hour = 0;
const nextSession = () => {
  const start = Date.UTC(2099, 0, 5) + (hour += 2) * 3_600_000;
  const at = (later: number) => new Date(start + later).toISOString();
  return { startTime: at(0), endTime: at(3_600_000) };
};

const someId = async (table: string, customerId: number, at: number) => {
  const rows = await query<{ id: number }>(
    `select id from ${table} where "customerId" = $1 order by id`,
    [customerId],
  );
  return rows.length > 0 ? rows[at % rows.length]!.id : undefined;
};

/** A refused call must have changed nothing. */
async function expectOk(call: Promise<TestResponse>): Promise<TestResponse> {
  const answer = await call;
  if (![200, 201, 204, 404, 409].includes(answer.status)) throw new Error(answer.text);
  return answer;
}

/** The owner's actions on a customer, each with a number that selects the data. */
const acts: Record<string, (id: number, at: number, world: World) => Promise<unknown>> = {
  activity: (customerId) => addActivity(owner, { customerId }),
  sale: (customerId) => addSale(owner, { customerId, serviceId }),
  session: (customerId) =>
    expectOk(owner.post('/api/admin/sessions', { customerId, title: 'Review', ...nextSession() })),
  invoice: (customerId) =>
    expectOk(owner.post('/api/admin/invoices', { customerId, lines: [invoiceLine()] })),
  issuedInvoice: async (customerId) => {
    const draft = await owner.post('/api/admin/invoices', { customerId, lines: [invoiceLine()] });
    await expectOk(owner.post(`/api/admin/invoices/${draft.body.id}/issue`, { version: 1 }));
  },
  message: (id) => expectOk(owner.post(`/api/admin/customers/${id}/messages`, messageInput())),
  invitation: (id) => expectOk(owner.post(`/api/admin/customers/${id}/invite`)),
  testimonial: (id) => expectOk(owner.post(`/api/admin/customers/${id}/testimonial-requests`)),
  contact: (id) =>
    query(
      `insert into contact_submissions (name, email, message, "customerId")
       values ('Maya', 'maya@example.com', 'A message long enough.', $1)`,
      [id],
    ),
  tag: (id, at) => expectOk(owner.put(`/api/customers/${id}/tags`, { tagIds: [tagIds[at % 2]] })),
  value: (id, at) =>
    expectOk(
      owner.put(`/api/customers/${id}/fields`, {
        values: [
          at % 2 === 0
            ? { fieldId: fieldIds[0]!, value: `200${at % 10}-01-02` }
            : { fieldId: fieldIds[1]!, value: at + 0.5 },
        ],
      }),
    ),
  account: async (id, _at, { kept, other, third }) => {
    for (const one of [kept, other, third]) await linkAccount(owner, one, null);
    await linkAccount(owner, id, client.user.id);
  },
  different: (id, _at, { third }) => expectOk(owner.put(`/api/customers/${id}/different/${third}`)),
  deleteActivity: async (id, at) => {
    const found = await someId('activities', id, at);
    if (found) await expectOk(owner.delete(`/api/activities/${found}`));
  },
  deleteContact: async (id, at) => {
    const found = await someId('contact_submissions', id, at);
    if (found) await expectOk(owner.delete(`/api/admin/contact-submissions/${found}`));
  },
  deleteTag: (_id, at) => expectOk(owner.delete(`/api/admin/tags/${tagIds[at % 2]}`)),
};

const step = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  of: fc.constantFrom('kept' as const, 'other' as const),
  at: fc.nat(20),
});

/** A merge adds entries to the log, and jobs write to the others at any time. */
const notCompared = new Set([
  ...['audit_log', 'sessions', 'rate_limits', 'idempotency_keys', 'migrations'],
  // Of issued invoices, whose PDF is made by a job.
  ...['blobs', 'invoice_files', 'payment_links'],
]);

/** A customer's version grows with every save; a mail may be sent meanwhile. */
const rowsOf: Record<string, string> = {
  customers: `to_jsonb(t) - '{version,updatedAt}'::text[]`,
  mail_outbox: `jsonb_build_object('id', t.id, 'about', t."aboutId")`,
};

/** All rows of each table. */
async function contents(): Promise<Record<string, unknown>> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !notCompared.has(table.name))) {
    const row = rowsOf[name] ?? 'to_jsonb(t)';
    const [{ rows }] = (await query<{ rows: unknown }>(
      `select coalesce(json_agg(r order by r::text), '[]') as rows from (select ${row} as r from ${name} t) t`,
    )) as [{ rows: unknown }];
    found[name] = rows;
  }
  return found;
}

async function separate(id: number): Promise<void> {
  const { status, text } = await undoMerge(owner, id);
  if (status !== 200) throw new Error(text);
}

const choice = fc.constantFrom<MergeChoice>('kept', 'merged');
const choices = fc.record({ name: choice, email: choice, phone: choice, totalValue: choice });

it(
  'restores every row of every table when a merge is undone, after any history',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: often(4, 0), maxLength: 12 }),
        choices,
        async (steps, chosen) => {
          const world = await newWorld();
          for (const { act, of, at } of steps) await acts[act]!(world[of], at, world);
          const before = await contents();
          const { id } = await merge(owner, world.kept, world.other, chosen);
          const left = await query(`select id from activities where "customerId" = $1`, [
            world.other,
          ]);
          expect(left).toEqual([]);
          await separate(id);
          expect(await contents()).toEqual(before);
        },
      ),
      { numRuns: often(2, 15, 300) },
    );
  },
  patience,
);

const moving = ['activities', 'purchases', 'sessions_appointments', 'invoices'] as const;
type Owners = Map<string, number | null>;

async function owners(): Promise<Owners> {
  const found: Owners = new Map();
  for (const table of moving)
    for (const row of await query<{ id: number; customerId: number | null }>(
      `select id, "customerId" from ${table}`,
    ))
      found.set(`${table} ${row.id}`, row.customerId);
  return found;
}

const edits: Record<string, (id: number) => Promise<unknown>> = {
  activities: (id) =>
    expectOk(owner.patch(`/api/activities/${id}`, { subject: `New ${(hour += 2)}` })),
  sessions_appointments: (id) =>
    expectOk(owner.patch(`/api/admin/sessions/${id}`, { title: `New ${(hour += 2)}` })),
};

const movingStep = fc.record({
  act: fc.constantFrom('activity', 'session', 'sale', 'invoice', 'account'),
  of: fc.constantFrom('kept' as const, 'other' as const),
  at: fc.nat(20),
});

const later = fc.oneof(
  fc.record({
    act: fc.constantFrom('activity', 'sale', 'session', 'invoice', 'message', 'tag', 'value'),
    at: fc.nat(20),
  }),
  fc.record({ edit: fc.constantFrom(...Object.keys(edits)), at: fc.nat(20) }),
);

it(
  'returns untouched rows, and keeps what was added or edited since, after any history',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(movingStep, { minLength: often(4, 0), maxLength: 10 }),
        fc.array(later, { maxLength: 8 }),
        async (steps, since) => {
          const world = await newWorld();
          for (const { act, of, at } of steps) await acts[act]!(world[of], at, world);
          const before = await owners();
          const { id } = await merge(owner, world.kept, world.other);
          const edited = new Set<string>();
          for (const one of since)
            if ('act' in one) await acts[one.act]!(world.kept, one.at, world);
            else {
              const found = await someId(one.edit, world.kept, one.at);
              if (!found) continue;
              await edits[one.edit]!(found);
              edited.add(`${one.edit} ${found}`);
            }
          const atMerge = await owners();
          await separate(id);
          const expected = [...atMerge].map(([row, now]): [string, number | null] => [
            row,
            edited.has(row) || !before.has(row) ? now : before.get(row)!,
          ]);
          expect(await owners()).toEqual(new Map(expected));
        },
      ),
      { numRuns: often(2, 15, 300) },
    );
  },
  patience,
);
