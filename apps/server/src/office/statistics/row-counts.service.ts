import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import type { RowCount } from '../../platform/database/list/sql-list';
import { CountsRepository } from './counts.repository';

/** How many rows a table has, without counting them: for the totals of lists. */
@Injectable()
export class RowCountsService {
  constructor(private readonly counts: CountsRepository) {}

  /** Of some kinds or of all. A kind is a value of the column that the table's trigger counts by. */
  count(table: Audited, kinds?: readonly string[]): RowCount {
    return this.counts.count(table, kinds);
  }

  /** Those that were made since a time. */
  countSince(table: Audited, since: Date): RowCount {
    return this.counts.countSince(table, since);
  }
}
