import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TrashKind, trashKindLabels } from '@polaris/contracts';
import { activityInput, customerInput, fieldInput } from '../../testing/data/factories';
import { sendContact } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { uploadFile } from '../../testing/upload-file';
import { writtenByHand } from '../../testing/data/testimonials';
import { usualInput, usualPath } from '../../testing/data/usual-records';
import type { RecordKind, TrashRules } from '../registry/record-kind';
import { RecordRegistry } from '../registry/record-registry.service';

type Row = Record<string, unknown>;

let polaris: TestApp;
let owner: Person;
let kinds: (RecordKind & { trash: TrashRules })[];
/** A deleted record of each kind, and the rows that were deleted with the customer. */
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

/** Kinds that are not created by a call named after them. */
const makers: Partial<Record<TrashKind, () => Promise<number>>> = {
  contact: async () => (await sendContact(polaris.visitor())).id,
  customer: () => make('/api/customers', customerInput()),
  activity: () => makeActivity(),
  testimonial: () => writtenByHand(polaris),
  customer_field: () => make('/api/admin/customer-fields', fieldInput({ name: randomUUID() })),
  customer_file: async () => {
    const customerId = await make('/api/customers', customerInput());
    const path = `/api/customers/${customerId}/files`;
    await uploadFile(owner, path, 'Plan.txt', new Uint8Array(Buffer.from(randomUUID())));
    return ((await owner.get(path)).body as [{ id: number }])[0].id;
  },
  subscriber: async () => {
    const [{ id }] = await polaris.dataSource.query<[{ id: number }]>(
      `insert into subscribers (email, "askedAt") values (gen_random_uuid() || '@example.com', now()) returning id`,
    );
    return id;
  },
};

const makeOne = (kind: TrashKind): Promise<number> =>
  makers[kind]?.() ?? make(usualPath(kind), usualInput(kind, randomUUID()));

const paths: Partial<Record<TrashKind, string>> = {
  contact: '/api/admin/contact-submissions',
  activity: '/api/activities',
  testimonial: '/api/admin/testimonials',
  subscriber: '/api/admin/subscribers',
  customer_file: '/api/admin/files',
  customer_field: '/api/admin/customer-fields',
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

/** Columns of an older schema that no longer exist. */
const before = (table: string) => `
  alter table ${table} add "droppedLater" text default 'no longer a column', add "requiredLater" text;`;

/** What later migrations change in the tables. */
const later = (table: string, label: string) => `
  update ${table} set "requiredLater" = 'filled in';
  alter table ${table} drop "droppedLater",
    alter "requiredLater" set default 'filled in', alter "requiredLater" set not null,
    add "addedRequired" text not null default 'by default',
    add "addedNullable" text,
    add "addedGenerated" text not null generated always as (upper("${label}")) stored,
    add "addedIdentity" bigint generated always as identity;`;

/** The row with the changes that later migrations would have made. */
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
    const id = await makeOne(kind);
    deleted[kind] = { id, row: {} };
  }
  for (let count = 0; count < 2; count += 1) await makeActivity(deleted.customer.id);
  withCustomer = await rowsOf('activities', 'customerId', deleted.customer.id);
  for (const kind of kindNames) {
    const record = deleted[kind];
    [record.row] = (await rowsOf(tableOf(kind), 'id', record.id)) as [Row];
    await owner.delete(`${paths[kind] ?? usualPath(kind)}/${record.id}`);
  }
  await alterEach(later);
});
afterAll(() => polaris.close());

describe('restoring records from before a migration', () => {
  it.each(kindNames)('restores a %s that was deleted before columns changed', async (kind) => {
    const { id, row } = deleted[kind];
    const { label } = kinds.find(({ trash }) => trash.kind === kind)!;
    expect((await owner.post(`/api/admin/trash/${kind}/${id}/restore`)).status).toBe(204);
    expect(await rowsOf(tableOf(kind), 'id', id)).toEqual([upgraded(row, label)]);
  });

  it('restores activities with their customer from before columns changed', async () => {
    const { id } = deleted.customer;
    expect(withCustomer).toHaveLength(2);
    expect(await rowsOf('activities', 'customerId', id)).toEqual(
      withCustomer.map((row) => upgraded(row, 'subject')),
    );
  });

  it('gives the next record an unused key after an older one is restored', async () => {
    for (const kind of kindNames) {
      const id = await makeOne(kind);
      expect(id).toBeGreaterThan(deleted[kind].id);
    }
  });
});
