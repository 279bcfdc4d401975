import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { RowCount } from '../../platform/database/list/sql-list';

/** Reads the sums that database triggers maintain: counting a million rows takes too long. */
@Injectable()
export class RowCountsRepository {
  constructor(private readonly database: Database) {}

  /** How many rows a table has, of some kinds or of all. */
  count(table: Audited, kinds: readonly string[] | undefined): RowCount {
    if (!kinds)
      return (bind) =>
        sql`select coalesce(sum(rows), 0) from row_counts where relation = ${bind(table)}`;
    return (bind) =>
      sql`select coalesce(sum(rows), 0) from row_counts
       where relation = ${bind(table)} and kind = any(${bind(kinds)}::text[])`;
  }

  /** How many rows were created since a time: the first day is counted, full days come from the sums. */
  countSince(table: Audited, since: Date): RowCount {
    return (bind) => {
      const start = sql`${bind(since)}::timestamptz`;
      const firstDay = sql`(${start} at time zone 'UTC')::date`;
      return sql`select coalesce((select sum(rows) from day_counts
          where relation = ${bind(table)} and day > ${firstDay}), 0)
        + (select count(*) from ${sql.identifier('table', table)} where "createdAt" >= ${start}
          and "createdAt" < (${firstDay} + 1) at time zone 'UTC')`;
    };
  }

  weeks(
    tables: Record<string, Audited>,
    weeks: number,
    zone: string,
  ): Promise<Record<string, string | number>[]> {
    const names = Object.keys(tables).map((name) => sql.identifier('column', name));
    const since = Object.entries(tables).map(
      ([name, table], index) =>
        sql`${sinceStart(table, sql`$${index + 3}`)} as ${sql.identifier('column', name)}`,
    );
    const perWeek = names.map(
      (name) => sql`(${name} - lead(${name}, 1, 0) over (order by monday))::int as ${name}`,
    );
    return this.database.query(
      sql`select to_char(monday, 'YYYY-MM-DD') as monday, ${sql.join(perWeek)} from (
         select monday, ${sql.join(since)}
         from generate_series(0, $1::int - 1) as n
         cross join lateral (
           select date_trunc('week', now() at time zone $2)::date - 7 * n as monday) w
         cross join lateral (select monday::timestamp at time zone $2 as start) s
         cross join lateral (
           select ((start at time zone 'UTC') + interval '12 hours')::date as day) d
       ) counted order by monday`,
      [weeks, zone, ...Object.values(tables)],
    );
  }
}

/**
 * How many rows were created since `start`: full UTC days come from the sums, starting at the nearest midnight; the
 * rows between that and `start` are counted.
 */
const sinceStart = (table: Audited, relation: SqlText): SqlText => {
  const midnight = sql`d.day::timestamp at time zone 'UTC'`;
  const between = (from: SqlText, to: SqlText) =>
    sql`(select count(*) from ${sql.identifier('table', table)} where "createdAt" >= ${from} and "createdAt" < ${to})`;
  return sql`(select coalesce(sum(c.rows), 0) from day_counts c where c.relation = ${relation} and c.day >= d.day)
    + ${between(sql`s.start`, midnight)} - ${between(midnight, sql`s.start`)}`;
};
