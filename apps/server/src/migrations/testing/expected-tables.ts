import { migrations } from '../migrations';
import type { Migration, Row, SchemaFixture, Tables } from './schema-fixture';
import { schemaFixtures } from './schema-fixtures';

/** The fixtures of the migrations that an old database has yet to run. */
const fixturesAfter = (newest: Migration): SchemaFixture[] =>
  schemaFixtures.filter(
    ({ migration }) => migrations.indexOf(migration) > migrations.indexOf(newest),
  );

/** What an old database holds once it is up to date: the same, but for what migrations declare. */
export const expectedTables = (before: Tables, newest: Migration): Tables =>
  fixturesAfter(newest).reduce(afterMigration, before);

const afterMigration = (before: Tables, { changes, adds, drops }: SchemaFixture): Tables =>
  new Map(
    [...before].map(([table, rows]) => {
      const change = changes?.[table] ?? ((row: Row) => row);
      const changed = rows.flatMap((row): Row[] => {
        const result = change(row);
        return result ? [withoutColumns(result, drops?.[table])] : [];
      });
      return [table, [...changed, ...(adds?.[table]?.(before) ?? [])]];
    }),
  );

/** A row of an old trash as it is restored: without the columns that were dropped since. */
export const expectedRestored = (table: string, row: Row, newest: Migration): Row =>
  fixturesAfter(newest).reduce((left, { drops }) => withoutColumns(left, drops?.[table]), row);

const withoutColumns = (row: Row, columns: string[] = []): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));

/** The rows of today, each with the columns of the expected one in its place. */
export const withColumnsOf = (expected: Row[], actual: Row[]): Row[] =>
  actual.map((row, index) => {
    const columns = Object.keys(expected[index] ?? row);
    return Object.fromEntries(columns.map((column) => [column, row[column]]));
  });
