import { Injectable } from '@nestjs/common';
import { type SqlRunner, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { isBackingUp } from './snapshot/backup-lock';

export type BackupKind =
  | 'backup'
  | 'download'
  | 'rehearsal'
  | 'restore'
  /** To a bucket. */
  | 'copy'
  /** From a bucket, with a rehearsal of what came. */
  | 'retrieval';
export type BackupResult = 'passed' | 'failed' | 'impossible';

/** What became of a backup, a rehearsal or a restore. */
export interface BackupRun {
  kind: BackupKind;
  result: BackupResult;
  startedAt: Date;
  /** The moment that the archive holds. */
  backupAt?: Date | string | null;
  file?: string | null;
  bytes?: number | null;
  rows?: number | null;
  error?: string | null;
}

export interface EndedRun extends Required<BackupRun> {
  id: number;
  endedAt: Date;
  backupAt: Date | null;
  /** How long ago it ended, by the clock that dated it. */
  ageMs: number;
}

export interface FailingRuns {
  firstId: number;
  since: Date;
  ageMs: number;
  error: string;
}

const LONGEST_ERROR = 1000;
/** As long as the security log. */
const HISTORY_DAYS = 400;

/** A run that ends after now was dated by a clock that was ahead. Clocks are put back by a second or so. */
const IS_DATED_AHEAD = sql`"endedAt" > now() + interval '1 minute'`;
/** So many backups after it, a wrong date is history. */
const NIGHTS_OF_WARNING = 7;

/** What still counts is the newest of a kind that did not fail, and all that has failed since. */
const IS_HISTORY = sql`"endedAt" < now() - make_interval(days => ${HISTORY_DAYS})
  and id < (select max(id) from backup_runs later where later.kind = run.kind and later.result <> 'failed')`;

/** The history of backups on this database; no backup holds it. */
@Injectable()
export class BackupRunsRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({ table: sql`backup_runs run`, expired: IS_HISTORY });
  }

  /** In a transaction, so that the audit log knows who did it. */
  async add(run: BackupRun): Promise<void> {
    await this.database.transaction(() => addRun(this.database.tx, run));
  }

  /** The newest of a kind, with this result or any; one that is dated ahead of now counts as none. */
  async newest(kind: BackupKind, result?: BackupResult): Promise<EndedRun | undefined> {
    const [run] = await this.database.query<EndedRun[]>(
      sql`select id, kind, result, "startedAt", "endedAt", "backupAt", file, bytes::float8 as bytes,
         rows::float8 as rows, error, extract(epoch from now() - "endedAt")::float8 * 1000 as "ageMs"
       from backup_runs
       where kind = $1 and ($2::text is null or result = $2) and not ${IS_DATED_AHEAD}
       order by id desc limit 1`,
      [kind, result ?? null],
    );
    return run;
  }

  /** Since when a kind fails again and again, and why the newest failed; undefined: the newest did not. */
  async failing(kind: BackupKind): Promise<FailingRuns | undefined> {
    const [found] = await this.database.query<FailingRuns[]>(
      sql`with runs as (select * from backup_runs where kind = $1 and not ${IS_DATED_AHEAD})
       select min(id) as "firstId", min("endedAt") as since,
         extract(epoch from now() - min("endedAt"))::float8 * 1000 as "ageMs",
         (array_agg(error order by id desc))[1] as error
       from runs where id > coalesce((select max(id) from runs where result <> 'failed'), 0)
       having count(*) > 0`,
      [kind],
    );
    return found;
  }

  /** Whether one is being made now, by any server. */
  async isBackingUp(): Promise<boolean> {
    const [{ running }] = await this.database.query<[{ running: boolean }]>(
      sql`select ${isBackingUp} as running`,
    );
    return running;
  }

  /** How long ago the first backup was tried; undefined: none was. */
  async msSinceFirst(): Promise<number | undefined> {
    const [{ ms }] = await this.database.query<[{ ms: number | null }]>(
      sql`select extract(epoch from now() - min("endedAt"))::float8 * 1000 as ms
       from backup_runs where kind = 'backup' and not ${IS_DATED_AHEAD}`,
    );
    return ms ?? undefined;
  }

  /** The date of a run that is ahead of now, until enough backups have been made after it. */
  async datedAhead(): Promise<Date | undefined> {
    const [{ at }] = await this.database.query<[{ at: Date | null }]>(
      sql`select max("endedAt") as at from backup_runs ahead
       where ${IS_DATED_AHEAD} and ${NIGHTS_OF_WARNING} > (
         select count(*) from backup_runs later
         where later.kind = 'backup' and later.result = 'passed' and later.id > ahead.id)`,
    );
    return at ?? undefined;
  }
}

/** For who has a transaction, but no server. */
export async function addRun(runner: SqlRunner, run: BackupRun): Promise<void> {
  const { kind, result, startedAt, backupAt = null, file = null } = run;
  const { bytes = null, rows = null, error = null } = run;
  await runner.query(
    sql`insert into backup_runs (kind, result, "startedAt", "backupAt", file, bytes, rows, error)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [kind, result, startedAt, backupAt, file, bytes, rows, error?.slice(0, LONGEST_ERROR) ?? null],
  );
}
