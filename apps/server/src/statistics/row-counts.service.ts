import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import { CountsRepository } from './counts.repository';

/** How many rows a table has, without counting them. */
@Injectable()
export class RowCountsService {
  constructor(private readonly counts: CountsRepository) {}

  /** Of some kinds or of all. A kind is a value of the column that the table's trigger counts by. */
  count(table: Audited, kinds?: readonly string[]): Promise<number> {
    return this.counts.count(table, kinds);
  }

  /** Those that were made since a time. */
  countSince(table: Audited, since: Date): Promise<number> {
    return this.counts.countSince(table, since);
  }
}
