import type { Week } from '@polaris/contracts';
import type { DataSource } from 'typeorm';

type Counted = 'contact_submissions' | 'customers' | 'activities';

/** How many rows a table has, of one kind or of all: triggers keep the sums. */
export async function rowCount(
  dataSource: DataSource,
  relation: Counted,
  kind?: string,
): Promise<number> {
  const [{ rows }] = await dataSource.query<[{ rows: string }]>(
    `select coalesce(sum(rows), 0) as rows from row_counts
     where relation = $1 and ($2::text is null or kind = $2)`,
    [relation, kind ?? null],
  );
  return Number(rows);
}

/** How many rows have come since a time: whole days from the sums, the first one counted. */
export async function recentCount(
  dataSource: DataSource,
  relation: Counted,
  since: Date,
): Promise<number> {
  const [{ count }] = await dataSource.query<[{ count: string }]>(
    `select coalesce((select sum(rows) from day_counts
         where relation = $1 and day > ($2::timestamptz at time zone 'UTC')::date), 0)
       + (select count(*) from ${relation} where "createdAt" >= $2
         and "createdAt" < (($2::timestamptz at time zone 'UTC')::date + 1) at time zone 'UTC') as count`,
    [relation, since],
  );
  return Number(count);
}

/** Submissions and activities of the last weeks, oldest first; a week without any has zeros. */
export function weekCounts(dataSource: DataSource, weeks: number): Promise<Week[]> {
  return dataSource.query<Week[]>(
    `select to_char(monday, 'YYYY-MM-DD') as monday,
       coalesce(sum(rows) filter (where relation = 'contact_submissions'), 0)::int as submissions,
       coalesce(sum(rows) filter (where relation = 'activities'), 0)::int as activities
     from generate_series(0, $1::int - 1) as n
     cross join lateral (
       select date_trunc('week', now() at time zone 'UTC')::date - 7 * n as monday) w
     left join day_counts on day >= monday and day < monday + 7
     group by monday order by monday`,
    [weeks],
  );
}
