import 'reflect-metadata';
import type { Environment } from './platform/config/environment';
import { checkBackupFolder } from './platform/config/folders';
import { StartError, loadEnvironment, readDotEnv } from './platform/config/load-environment';
import { createLogger } from './platform/logging/logger';
import { checkPort, failStart, openDatabase } from './start';
import { stopOnSignals } from './stop';

const log = (line: string): void => console.log(line);

/** PostgreSQL starts in its own processes while this one loads the rest of the server. */
async function main(environment: Environment): Promise<void> {
  const logger = createLogger(environment.LOG_LEVEL);
  await checkPort(environment);
  // A missing backup disk must not keep the site down; the owner is notified of each night without a backup.
  if (environment.BACKUP_DIR)
    await checkBackupFolder(environment.BACKUP_DIR).catch((error: Error) =>
      log(`${error.message} No backups are made until it can.`),
    );
  const started = Promise.withResolvers<void>();
  const opening = openDatabase(environment, log, started.resolve);
  /** The server that currently responds on the port. */
  let activeServer: { close(): Promise<void> } | undefined;
  const isStopping = stopOnSignals({
    server: async () => activeServer?.close(),
    database: () => opening.then((opened) => opened.stop()),
  });
  try {
    await Promise.race([started.promise, opening]);
    const { runServer } = await import('./run-server');
    const database = await opening;
    await runServer({
      environment,
      logger,
      database,
      log,
      setActiveServer: (one) => (activeServer = one),
    });
  } catch (error) {
    // The failure was caused by stopping the database; the process exits when that is complete.
    if (isStopping()) return;
    await activeServer?.close().catch(() => undefined);
    await opening.then(
      (database) => database.stop(),
      () => undefined,
    );
    await failStart(error, logger);
  }
}

try {
  readDotEnv();
  await main(loadEnvironment(process.env));
} catch (error) {
  await failStart(error instanceof Error ? error : new StartError(String(error)));
}
