import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isBackingUp } from './snapshot/backup-lock';

export type BackupKind = 'backup' | 'download' | 'rehearsal' | 'restore';
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
}

const LONGEST_ERROR = 1000;

/** The history of backups on this database; no backup holds it. */
@Injectable()
export class BackupRunsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In a transaction, so that the audit log knows who did it. */
  async add(run: BackupRun): Promise<void> {
    await this.dataSource.transaction((manager) => addRun(manager, run));
  }

  /** The newest of a kind, with this result or any. */
  async newest(kind: BackupKind, result?: BackupResult): Promise<EndedRun | undefined> {
    const [run] = await this.dataSource.query<EndedRun[]>(
      `select id, kind, result, "startedAt", "endedAt", "backupAt", file, bytes::float8 as bytes,
         rows::float8 as rows, error
       from backup_runs where kind = $1 and ($2::text is null or result = $2)
       order by "endedAt" desc, id desc limit 1`,
      [kind, result ?? null],
    );
    return run;
  }

  /** Whether one is being made now, by any server. */
  async isBackingUp(): Promise<boolean> {
    const [{ running }] = await this.dataSource.query<[{ running: boolean }]>(
      `select ${isBackingUp} as running`,
    );
    return running;
  }

  /** When the first backup was tried; undefined: none was. */
  async firstTried(): Promise<Date | undefined> {
    const [{ first }] = await this.dataSource.query<[{ first: Date | null }]>(
      `select min("startedAt") as first from backup_runs where kind = 'backup'`,
    );
    return first ?? undefined;
  }
}

/** For who has a transaction, but no server. */
export async function addRun(manager: Pick<EntityManager, 'query'>, run: BackupRun): Promise<void> {
  const { kind, result, startedAt, backupAt = null, file = null } = run;
  const { bytes = null, rows = null, error = null } = run;
  await manager.query(
    `insert into backup_runs (kind, result, "startedAt", "backupAt", file, bytes, rows, error)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [kind, result, startedAt, backupAt, file, bytes, rows, error?.slice(0, LONGEST_ERROR) ?? null],
  );
}
