import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { type SqlText, sql } from '../sql';
import { createTestDatabase } from '../../../testing/test-database';
import { dataSourceOptions } from '../data-source';
import { Database } from '../database';
import { queryText } from '../prepared';
import { JsonRows } from './json-rows';
import { isoTime, utcTime } from './sql-list';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(database.url)).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const rowsOf = (sql: SqlText, values: unknown[] = []) =>
  queryText(new Database(dataSource), { text: sql }, values);

async function jsonOf(sql: SqlText, values: unknown[] = []): Promise<unknown> {
  const result = await rowsOf(sql, values);
  return JSON.parse(new JsonRows(result).list(result.rows));
}

describe('rows as JSON', () => {
  it('formats rows as the same JSON as PostgreSQL', async () => {
    const values = sql`1::int2 as a, -2 as b, 3::int8 as c, 4.50::numeric(12,2) as d, 0.5::float8 as e,
      true as f, false as g, null::int as h, null as i, '{"j": [1, "x"]}'::json as j,
      '{"k": {"l": null}}'::jsonb as k, date '2026-03-01' as l, 'a'::varchar as "quo""ted"`;
    const [expected] = await dataSource.query<{ json: unknown }[]>(
      `select row_to_json(r) as json from (select ${values}) r`,
    );
    expect(await jsonOf(sql`select ${values}`)).toEqual([expected!.json]);
  });

  it.each([
    '',
    'é 漢 😀',
    '"quoted" \\ back',
    'two\nlines\tand\u2028more',
    '</script>',
    '{a,b}',
    't',
  ])('keeps the text %j unchanged in JSON', async (text) => {
    expect(await jsonOf(sql`select $1::text as a, $1::varchar as b`, [text])).toEqual([
      { a: text, b: text },
    ]);
  });

  it.each(['09:30:00', '09:30:00.5', '23:59:59.999', '00:00:00.123456'])(
    'formats the time %s in UTC to the millisecond',
    async (time) => {
      const stored = sql`timestamptz ${sql.value(`2026-03-01 ${time}+00`)}`;
      const columns = [isoTime(stored), utcTime(stored), stored];
      const [[expected, ...written]] = (await jsonOf(
        sql`select ${sql.join(columns.map((column) => sql`${column}`))}`,
      ).then((rows) => (rows as object[]).map(Object.values))) as [string[]];
      expect(written).toEqual([expected, expected]);
    },
  );

  it('reads JSON items after leading columns', async () => {
    const result = await rowsOf(sql`select 7 as total, 1 as id union all select 7, 2`);
    const json = new JsonRows(result, 1);
    expect(json.list(result.rows)).toBe('[{"id":1},{"id":2}]');
    expect(json.value(result.rows[1]!, 'id')).toBe(2);
    expect(json.list([])).toBe('[]');
  });
});
