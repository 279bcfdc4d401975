import type { QueryRunner } from 'typeorm';
import { sql } from './platform/database/sql';
import { addRun } from './office/backup/backup-runs.repository';
import type { LoadedBackup, RestoreRules } from './office/backup/restore/restore-archive';
import { holdWaitingMail } from './records/outbox/hold-waiting-mail.repository';
import { skipDueReminders } from './schedule/session-reminders/session-reminders.repository';
import { migrations } from './migrations/migrations';

/** What runs after a backup is loaded. `check-archive.ts` rejects backups that are too old or too new. */
export const restoreRules: RestoreRules = { migrations, afterLoad };

async function afterLoad(runner: QueryRunner, loaded: LoadedBackup): Promise<number> {
  const { file, startedAt, actorId = '' } = loaded;
  const { header, manifest } = loaded.archive;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  await runner.query(sql`select set_config('polaris.actor', $1, true)`, [actorId]);
  await addRun(runner, {
    kind: 'restore',
    result: 'passed',
    startedAt,
    backupAt: header.createdAt,
    file,
    rows,
  });
  await skipDueReminders(runner);
  return holdWaitingMail(runner);
}
