import type pg from 'pg';
import type { Row } from './schema-fixture';

/** What the counted rows of each table are told apart by. */
const kinds = { activities: 'type', contact_submissions: 'status', customers: 'status' };
const byDay = ['activities', 'contact_submissions'];

const countedKinds = Object.entries(kinds).map(
  ([table, kind]) => `
    select '${table}' as relation, ${kind} as part, count(*)::int as rows from ${table} group by 2`,
);
const countedDays = byDay.map(
  (table) => `
    select '${table}' as relation, ("createdAt" at time zone 'UTC')::date::text as part,
      count(*)::int as rows
    from ${table} group by 2`,
);

/** The sums that triggers keep. */
const stored = `
  select relation, kind as part, rows::int from row_counts where rows <> 0
  union all select relation, day::text, rows::int from day_counts where rows <> 0
  order by 1, 2`;

const counted = `${[...countedKinds, ...countedDays].join(' union all ')} order by 1, 2`;

/** The sums of rows that are stored, and those of the rows there are. */
export async function readCounts(client: pg.Client): Promise<{ stored: Row[]; counted: Row[] }> {
  const select = async (sql: string) => (await client.query<Row>(sql)).rows;
  return { stored: await select(stored), counted: await select(counted) };
}
