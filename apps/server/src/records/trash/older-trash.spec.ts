import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TrashKind, trashKindLabels } from '@polaris/contracts';
import {
  activityInput,
  assetInput,
  contactInput,
  customerInput,
  replyTemplateInput,
  fieldInput,
  savedViewInput,
  tagInput,
} from '../../testing/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { writtenByHand } from '../../testing/testimonials';
import type { RecordKind, TrashRules } from '../registry/record-kind';
import { RecordRegistry } from '../registry/record-registry.service';

type Row = Record<string, unknown>;

let polaris: TestApp;
let owner: Person;
let kinds: (RecordKind & { trash: TrashRules })[];
/** A deleted record of each kind, and the rows that went with the customer. */
const deleted = {} as Record<TrashKind, { id: number; row: Row }>;
let withCustomer: Row[];

const kindNames = Object.keys(trashKindLabels) as TrashKind[];

const make = async (path: string, body: unknown): Promise<number> =>
  (await owner.post(path, body)).body.id as number;

const makeActivity = async (customerId?: number): Promise<number> =>
  make(
    '/api/activities',
    activityInput({ customerId: customerId ?? (await make('/api/customers', customerInput())) }),
  );

const makers: Record<TrashKind, () => Promise<number>> = {
  contact: async () => (await polaris.visitor().post('/api/contact', contactInput())).body.id,
  customer: () => make('/api/customers', customerInput()),
  activity: () => makeActivity(),
  asset: () => make('/api/assets', assetInput()),
  testimonial: () => writtenByHand(polaris),
  reply_template: () =>
    make('/api/admin/reply-templates', replyTemplateInput({ name: randomUUID() })),
  customer_field: () => make('/api/admin/customer-fields', fieldInput({ name: randomUUID() })),
  tag: () => make('/api/admin/tags', tagInput({ name: randomUUID() })),
  saved_view: () => make('/api/admin/views', savedViewInput({ name: randomUUID() })),
  subscriber: async () => {
    const [{ id }] = await polaris.dataSource.query<[{ id: number }]>(
      `insert into subscribers (email, "askedAt") values (gen_random_uuid() || '@example.com', now()) returning id`,
    );
    return id;
  },
};

const paths: Record<TrashKind, string> = {
  contact: '/api/admin/contact-submissions',
  customer: '/api/customers',
  activity: '/api/activities',
  asset: '/api/assets',
  testimonial: '/api/admin/testimonials',
  subscriber: '/api/admin/subscribers',
  reply_template: '/api/admin/reply-templates',
  tag: '/api/admin/tags',
  customer_field: '/api/admin/customer-fields',
  saved_view: '/api/admin/views',
};

const rowsOf = async (table: string, column: string, value: number): Promise<Row[]> => {
  const found = await polaris.dataSource.query<{ row: Row }[]>(
    `select to_jsonb(r) as row from ${table} r where "${column}" = $1 order by id`,
    [value],
  );
  return found.map(({ row }) => row);
};

const tableOf = (kind: TrashKind) => kinds.find(({ trash }) => trash.kind === kind)!.table;

const alterEach = async (statement: (table: string, label: string) => string) => {
  for (const { table, label } of kinds) await polaris.dataSource.query(statement(table, label));
};

/** What the schema of before had beside today's. */
const before = (table: string) => `
  alter table ${table} add "droppedLater" text default 'no longer a column', add "requiredLater" text;`;

/** What later migrations do to the tables. */
const later = (table: string, label: string) => `
  update ${table} set "requiredLater" = 'filled in';
  alter table ${table} drop "droppedLater",
    alter "requiredLater" set default 'filled in', alter "requiredLater" set not null,
    add "addedRequired" text not null default 'by default',
    add "addedNullable" text,
    add "addedGenerated" text not null generated always as (upper("${label}")) stored,
    add "addedIdentity" bigint generated always as identity;`;

/** The row as it was, with what later migrations would have made of it. */
const upgraded = ({ droppedLater: _dropped, ...row }: Row, label: string): Row => ({
  ...row,
  requiredLater: 'filled in',
  addedRequired: 'by default',
  addedNullable: null,
  addedGenerated: String(row[label]).toUpperCase(),
  addedIdentity: expect.any(Number),
});

beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  kinds = polaris.app.get(RecordRegistry).withTrash();
  await alterEach(before);
  for (const kind of kindNames) {
    const id = await makers[kind]();
    deleted[kind] = { id, row: {} };
  }
  for (let count = 0; count < 2; count += 1) await makeActivity(deleted.customer.id);
  withCustomer = await rowsOf('activities', 'customerId', deleted.customer.id);
  for (const kind of kindNames) {
    const record = deleted[kind];
    [record.row] = (await rowsOf(tableOf(kind), 'id', record.id)) as [Row];
    await owner.delete(`${paths[kind]}/${record.id}`);
  }
  await alterEach(later);
});
afterAll(() => polaris.close());

describe('what was deleted before columns came and went is restored', () => {
  it.each(kindNames)('%s', async (kind) => {
    const { id, row } = deleted[kind];
    const { label } = kinds.find(({ trash }) => trash.kind === kind)!;
    expect((await owner.post(`/api/admin/trash/${kind}/${id}/restore`)).status).toBe(204);
    expect(await rowsOf(tableOf(kind), 'id', id)).toEqual([upgraded(row, label)]);
  });

  it('with the activities that went with their customer', async () => {
    const { id } = deleted.customer;
    expect(withCustomer).toHaveLength(2);
    expect(await rowsOf('activities', 'customerId', id)).toEqual(
      withCustomer.map((row) => upgraded(row, 'subject')),
    );
  });

  it('and the next record has a key of its own', async () => {
    for (const kind of kindNames) {
      const id = await makers[kind]();
      expect(id).toBeGreaterThan(deleted[kind].id);
    }
  });
});
