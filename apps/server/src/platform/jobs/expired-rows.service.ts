import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Database } from '../database/database';
import { type SqlText, sql } from '../database/sql';
import { OutageLog } from '../logging/outage-log';
import type { JobQueue } from './job-queue';
import { JobsService } from './jobs.service';

const EVERY_MINUTE = '* * * * *';
/** So few that each statement stays well within its time limit. */
const BATCH = 5000;

/** No retries: the next job starts a minute later. */
export const expiredRowsQueue: JobQueue = {
  name: 'expired-rows',
  retryLimit: 0,
  expireInSeconds: 300,
  deleteAfterSeconds: 300,
};

/** A table with expiring rows, and the SQL condition for expired ones, by the database's clock. */
export interface ExpiringRows {
  table: SqlText;
  expired: SqlText | (() => SqlText);
}

/** Removes expired rows, so that strangers cannot fill the disk. */
@Injectable()
export class ExpiredRowsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly outage = new OutageLog(
    new Logger('ExpiredRows'),
    'Expired rows are removed again.',
  );
  private readonly registered: ExpiringRows[] = [];
  private closed = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  /** Called by the owner of the table when its module starts. */
  register(rows: ExpiringRows): void {
    this.registered.push(rows);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_MINUTE, atStart: true }, expiredRowsQueue, () =>
      this.removeAll(),
    );
  }

  /** A running job ends after its current batch. */
  onModuleDestroy(): void {
    this.closed = true;
  }

  /** An error in one table does not affect the others. */
  private async removeAll(): Promise<void> {
    const failures: Error[] = [];
    for (const rows of this.registered)
      await this.removeFrom(rows).catch((error: Error) => failures.push(error));
    const [first] = failures;
    if (!first) return this.outage.worked();
    this.outage.failed(`Expired rows stay: ${first.message}`);
    throw first;
  }

  private async removeFrom(rows: ExpiringRows): Promise<void> {
    while (!this.closed && (await this.removeBatch(rows)) === BATCH);
  }

  private async removeBatch({ table, expired }: ExpiringRows): Promise<number> {
    const isExpired = typeof expired === 'function' ? expired() : expired;
    const [, removed] = await this.database.query<[unknown, number]>(
      sql`delete from ${table} where ctid in (
         select ctid from ${table} where ${isExpired} limit ${BATCH} for update skip locked)`,
    );
    return removed;
  }
}
