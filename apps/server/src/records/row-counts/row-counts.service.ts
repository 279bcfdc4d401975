import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import type { RowCount } from '../../platform/database/list/sql-list';
import { RowCountsRepository } from './row-counts.repository';

/** How many rows a table has, without counting them: for the totals of lists. */
@Injectable()
export class RowCountsService {
  constructor(private readonly counts: RowCountsRepository) {}

  /** Of some kinds or of all. A kind is a value of the column that the table's trigger counts by. */
  count(table: Audited, kinds?: readonly string[]): RowCount {
    return this.counts.count(table, kinds);
  }

  /** The rows created since a time. */
  countSince(table: Audited, since: Date): RowCount {
    return this.counts.countSince(table, since);
  }

  /** The rows created in each table per week in a time zone, oldest week first, including weeks with none. */
  weeks(
    tables: Record<string, Audited>,
    weeks: number,
    zone: string,
  ): Promise<Record<string, string | number>[]> {
    return this.counts.weeks(tables, weeks, zone);
  }
}
