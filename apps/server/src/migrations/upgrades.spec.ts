import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TrashKind, recordKinds } from '@polaris/contracts';
import { prepareDatabase } from '../prepare-database';
import { RecordRegistry } from '../records/registry/record-registry.service';
import { relationsOf } from '../records/trash/trash-sql';
import { calls } from '../testing/calls';
import type { TestResponse, TestCaller } from '../testing/caller';
import { everyVariant } from '../testing/long-form';
import { type TestApp, startTestApp } from '../testing/test-app';
import { usualPath } from '../testing/usual-records';
import { migrations } from './migrations';
import { expectedRestored, expectedTables, withColumnsOf } from './testing/expected-tables';
import { type OldDatabase, makeOldDatabase } from './testing/old-database';
import { readCounts } from './testing/row-counts';
import { OLD_OWNER } from './testing/rows-of-0001';
import type { Row, Tables } from './testing/schema-fixture';
import { schemaFixtures } from './testing/schema-fixtures';
import { findEmptyTables, readSequences, readTables } from './testing/stored-tables';

/** The lists of the tables that have one; those of other kinds in the trash are where one is added. */
const lists: Record<string, string> = {
  contact_submissions: '/api/admin/contact-submissions',
  customers: '/api/customers',
  activities: '/api/activities',
  services: '/api/services',
  subscribers: '/api/admin/subscribers',
  purchases: '/api/admin/purchases',
  sessions_appointments: '/api/admin/sessions',
  mail_outbox: '/api/admin/mails',
  audit_log: '/api/admin/audit',
  testimonials: '/api/admin/testimonials',
  customer_fields: '/api/admin/customer-fields',
  customer_files: '/api/customers/1/files',
  saved_views: '/api/admin/views?kind=customers',
};
for (const kind of recordKinds) if ('trash' in kind) lists[kind.table] ??= usualPath(kind.trash);

const reads = calls.filter(({ endpoint, success }) => endpoint.method === 'GET' && success === 200);

/** A record in an older database's trash. */
interface Trashed {
  kind: TrashKind;
  recordId: number;
  rows: { row: Row; [as: string]: unknown };
}

/** The rows that are restored with a record, as its kind registers them. */
function rowsOf({ kind, rows }: Trashed, registry: RecordRegistry): { table: string; row: Row }[] {
  const { table } = registry.trashed(kind);
  const { dependents, referrers } = relationsOf(table, registry.all());
  const wentWith = dependents.flatMap(({ table: from, as }) =>
    ((rows[as] ?? []) as Row[]).map((row) => ({ table: from, row })),
  );
  const referring = referrers.flatMap(({ table: from, column, as }) =>
    [rows[as] ?? []].flat().map((id) => ({ table: from, row: { id, [column]: rows.row.id } })),
  );
  return [{ table, row: rows.row }, ...wentWith, ...referring];
}

/** Only records that can be edited have a version; older testimonials could not. */
const couldBeDeleted = (rows: Row[] = []): boolean => rows.some((row) => 'version' in row);

const ids = (rows: Row[] = []): unknown[] => rows.map(({ id }) => id).sort();

it('lists the fixtures in the order of their migrations', () => {
  const known = schemaFixtures.map(({ migration }) => migration);
  expect(known).toEqual(migrations.filter((migration) => known.includes(migration)));
});

/**
 * Migrations that have landed do not change: what a new one can break are the rows of the time right
 * before it, and rows that are older in some way. `test:all` begins at every eighth, `verify:upgrades` at each.
 */
const checked = migrations.filter(
  (_, index) =>
    index >= migrations.length - 2 ||
    (everyVariant && index % 8 === 0) ||
    Boolean(process.env.EVERY_UPGRADE),
);

describe.each(checked.map((migration) => [migration.name, migration] as const))(
  'upgrading a database from the time of %s',
  (_name, newest) => {
    let old: OldDatabase;
    let before: Tables;
    let trash: Trashed[];
    let after: Tables;
    let polaris: TestApp;
    let owner: TestCaller;
    let signedIn: TestResponse;

    beforeAll(async () => {
      old = await makeOldDatabase(newest);
      before = await readTables(old.client);
      trash = (before.get('trash') ?? []) as unknown as Trashed[];
      await prepareDatabase(old.url);
      after = await readTables(old.client);
      polaris = await startTestApp({ on: old.url });
      owner = polaris.visitor();
      signedIn = await owner.post('/api/auth/login', OLD_OWNER);
    });
    afterAll(async () => {
      await polaris?.close();
      await old?.drop();
    });

    const registry = () => polaris.app.get(RecordRegistry);

    it('starts an upgrade with rows in every table', () => {
      expect(findEmptyTables(before)).toEqual([]);
    });

    it('starts an upgrade with every kind of record in the trash', () => {
      const kinds = registry()
        .withTrash()
        .filter(({ table }) => before.has('trash') && couldBeDeleted(before.get(table)));
      const known = kinds.map((kind) => kind.trash.kind);
      expect(new Set(trash.map(({ kind }) => kind))).toEqual(new Set(known));
    });

    it('keeps all rows in an upgrade, except for declared changes', () => {
      for (const [table, expected] of expectedTables(before, newest)) {
        const actual = withColumnsOf(expected, after.get(table) ?? []);
        expect([table, actual]).toEqual([table, expected]);
      }
    });

    it('stores correct counts after an upgrade', async () => {
      const { stored, counted } = await readCounts(old.client);
      expect(stored).toEqual(counted);
    });

    it('continues with unused keys after an upgrade', async () => {
      const sequences = await readSequences(old.client);
      const deleted = trash.map(
        ({ kind, recordId }) => [`${registry().trashed(kind).table}.id`, recordId] as const,
      );
      expect(sequences.length).toBeGreaterThan(10);
      for (const { column, last, next } of sequences) {
        const used = deleted.filter(([of]) => of === column).map(([, id]) => id);
        expect([column, next > Math.max(last, ...used)]).toEqual([column, true]);
      }
    });

    it('signs the owner in and shows every list after an upgrade', async () => {
      expect(signedIn.status).toBe(200);
      for (const { name, path } of reads)
        expect([name, (await owner.get(path)).status]).toEqual([name, 200]);
      for (const [table, path] of Object.entries(lists)) {
        const known = ids(after.get(table));
        const shown = ids((await owner.get(path)).body);
        // At its start the server mails owner notices that have no job.
        const compared = table === 'mail_outbox' ? shown.filter((id) => known.includes(id)) : shown;
        expect([table, compared]).toEqual([table, known]);
      }
    });

    it('restores records after an upgrade that were deleted before', async () => {
      for (const { kind, recordId } of trash)
        expect((await owner.post(`/api/admin/trash/${kind}/${recordId}/restore`)).status).toBe(204);
      const tables = await readTables(old.client);
      const find = (table: string, id: unknown) =>
        tables.get(table)!.filter((found) => found.id === id);
      for (const { table, row } of trash.flatMap((record) => rowsOf(record, registry()))) {
        const expected = [expectedRestored(table, row, newest)];
        expect([table, withColumnsOf(expected, find(table, row.id))]).toEqual([table, expected]);
        const list = await owner.get(lists[table]!);
        expect(ids(list.body)).toEqual(ids(tables.get(table)));
      }
      expect(tables.get('trash')).toEqual([]);
    });

    it('stores correct counts after restoring records', async () => {
      const { stored, counted } = await readCounts(old.client);
      expect(stored).toEqual(counted);
    });
  },
);
