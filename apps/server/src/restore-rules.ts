import type { QueryRunner } from 'typeorm';
import { sql } from './platform/database/sql';
import { addRun } from './office/backup/backup-runs.repository';
import type { LoadedBackup, RestoreRules } from './office/backup/restore/restore-archive';
import { holdWaitingMail } from './records/outbox/hold-waiting-mail.repository';
import { skipPastReminders } from './schedule/session-reminders/session-reminders.repository';
import { migrations } from './migrations/migrations';

/** How a backup of this Polaris is restored. */
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
  await skipPastReminders(runner);
  return holdWaitingMail(runner);
}
