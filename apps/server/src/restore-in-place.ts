import { rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { SqlText } from './platform/database/sql';
import { addRun } from './office/backup/backup-runs.repository';
import type { TableProgress } from './office/backup/progress';
import type { RestoreRules } from './office/backup/restore/restore-archive';
import type { RestoreRequest } from './office/backup/restore/restore-requests';
import { restoreWithBackup } from './office/backup/restore/restore-with-backup';
import { withLongConnection } from './office/backup/snapshot/connect';
import type { Settings } from './platform/config/settings';
import type { RestoringServer } from './restoring-server';

export interface RestoringContext {
  settings: Settings;
  rules: RestoreRules;
  logger: Logger;
}

/**
 * Restores an owner's backup between the end of one server and the start of the next. A failure changes nothing; the
 * owner can read it in the history of backups.
 */
export async function restoreInPlace(
  server: RestoringServer,
  { settings, rules, logger }: RestoringContext,
  { file, passphrase, actorId }: RestoreRequest,
): Promise<void> {
  const startedAt = new Date();
  const { env: environment, databaseUrl: url } = settings;
  const log = (line: string) => logger.warn(line);
  await server.listen(environment);
  try {
    await restoreWithBackup({ environment, url, rules, log }, file, {
      passphrase,
      replace: true,
      actorId,
      onStep: (step) => (server.progress = `${step}.`),
      onProgress: (progress) => (server.progress = loadingText(progress)),
    });
    logger.warn('a backup was restored');
  } catch (error) {
    logger.error({ err: error }, 'the backup was not restored');
    await recordFailure(url, startedAt, error as Error).catch(() => undefined);
  } finally {
    await rm(file, { force: true });
    await server.close();
  }
}

const loadingText = ({ table, rows, total }: TableProgress): string =>
  `Loading ${table.replaceAll('_', ' ')}: ${rows.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows.`;

const recordFailure = (url: string, startedAt: Date, { message }: Error): Promise<void> =>
  withLongConnection(url, 'polaris-restore', (client) =>
    addRun(
      { query: async (sql: SqlText, values?: unknown[]) => client.query(sql, values) },
      { kind: 'restore', result: 'failed', startedAt, error: message },
    ),
  );
