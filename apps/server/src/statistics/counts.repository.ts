import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import type { RowCount } from '../platform/database/list/sql-list';

/** The sums that triggers of the database keep: counting a million rows takes too long. */
@Injectable()
export class CountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How many rows a table has, of some kinds or of all. */
  count(table: Audited, kinds: readonly string[] | undefined): RowCount {
    if (!kinds)
      return (bind) =>
        `select coalesce(sum(rows), 0) from row_counts where relation = ${bind(table)}`;
    return (bind) =>
      `select coalesce(sum(rows), 0) from row_counts
       where relation = ${bind(table)} and kind = any(${bind(kinds)}::text[])`;
  }

  /** How many rows have come since a time: whole days from the sums, the first day counted. */
  countSince(table: Audited, since: Date): RowCount {
    return (bind) => {
      const start = `${bind(since)}::timestamptz`;
      const firstDay = `(${start} at time zone 'UTC')::date`;
      return `select coalesce((select sum(rows) from day_counts
          where relation = ${bind(table)} and day > ${firstDay}), 0)
        + (select count(*) from ${table} where "createdAt" >= ${start}
          and "createdAt" < (${firstDay} + 1) at time zone 'UTC')`;
    };
  }

  /** The rows that each table got in each of the last weeks, oldest week first; none are zero. */
  weeks(
    tables: Record<string, Audited>,
    weeks: number,
  ): Promise<Record<string, string | number>[]> {
    const sums = Object.keys(tables).map(
      (name, index) =>
        `coalesce(sum(rows) filter (where relation = $${index + 2}), 0)::int as "${name}"`,
    );
    return this.dataSource.query(
      `select to_char(monday, 'YYYY-MM-DD') as monday, ${sums.join(', ')}
       from generate_series(0, $1::int - 1) as n
       cross join lateral (
         select date_trunc('week', now() at time zone 'UTC')::date - 7 * n as monday) w
       left join day_counts on day >= monday and day < monday + 7
       group by monday order by monday`,
      [weeks, ...Object.values(tables)],
    );
  }
}
