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
  /** An upload to the bucket. */
  | 'copy'
  /** A download from the bucket, with a rehearsal. */
  | 'retrieval';
export type BackupResult = 'passed' | 'failed' | 'impossible';

/** The result of a backup, rehearsal, copy or restore. */
export interface BackupRun {
  kind: BackupKind;
  result: BackupResult;
  startedAt: Date;
  /** The moment of the data in the archive. */
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
  /** How long ago it ended, by the database's clock. */
  ageMs: number;
}

export interface FailingRuns {
  firstId: number;
  since: Date;
  ageMs: number;
  error: string;
}

const MAX_ERROR_LENGTH = 1000;
/** The same as for the security log. */
const HISTORY_DAYS = 400;

/** A run that ends in the future was dated by a wrong clock. Small corrections of a clock are ignored. */
const IS_DATED_AHEAD = sql`"endedAt" > now() + interval '1 minute'`;
/** After this many later backups, a wrong date is no longer reported. */
const NIGHTS_OF_WARNING = 7;

/** Runs to delete after a while. Keeps the newest one of each kind that did not fail, and all failures since. */
const IS_HISTORY = sql`"endedAt" < now() - make_interval(days => ${HISTORY_DAYS})
  and id < (select max(id) from backup_runs later where later.kind = run.kind and later.result <> 'failed')`;

/** The history of backups of this database, which backups do not include. */
@Injectable()
export class BackupRunsRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({ table: sql`backup_runs run`, expired: IS_HISTORY });
  }

  /** In a transaction, so that the audit log records the actor. */
  async add(run: BackupRun): Promise<void> {
    await this.database.transaction(() => addRun(this.database.tx, run));
  }

  /** The newest run of a kind, optionally with this result. Ignores runs with a future date. */
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

  /** Since when runs of a kind keep failing, and why the newest failed; undefined if it did not fail. */
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

  /** Whether any server is making a backup now. */
  async isBackingUp(): Promise<boolean> {
    const [{ running }] = await this.database.query<[{ running: boolean }]>(
      sql`select ${isBackingUp} as running`,
    );
    return running;
  }

  /** How long ago the first backup was tried; undefined if none was. */
  async msSinceFirst(): Promise<number | undefined> {
    const [{ ms }] = await this.database.query<[{ ms: number | null }]>(
      sql`select extract(epoch from now() - min("endedAt"))::float8 * 1000 as ms
       from backup_runs where kind = 'backup' and not ${IS_DATED_AHEAD}`,
    );
    return ms ?? undefined;
  }

  /** The date of a run in the future; undefined once enough later backups were made. */
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

/** For callers with a transaction outside of a running server. */
export async function addRun(runner: SqlRunner, run: BackupRun): Promise<void> {
  const { kind, result, startedAt, backupAt = null, file = null } = run;
  const { bytes = null, rows = null, error = null } = run;
  await runner.query(
    sql`insert into backup_runs (kind, result, "startedAt", "backupAt", file, bytes, rows, error)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      kind,
      result,
      startedAt,
      backupAt,
      file,
      bytes,
      rows,
      error?.slice(0, MAX_ERROR_LENGTH) ?? null,
    ],
  );
}
