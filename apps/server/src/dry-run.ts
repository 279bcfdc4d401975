import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { BackupError } from './office/backup/backup-error';
import { restoreArchive } from './office/backup/restore/restore-archive';
import { RestoreRequests } from './office/backup/restore/restore-requests';
import { withScratchDatabase } from './office/backup/snapshot/scratch-database';
import { createApp } from './create-app';
import type { Environment } from './platform/config/environment';
import { prepareDatabase } from './prepare-database';
import { restoreRules } from './restore-rules';
import { builtSite, resolveSettings } from './start';

/** Calls and pages of each kind, all of which read data. */
const READ = ['/api/health/ready', '/api/services', '/', '/services', '/login', '/PolarisNet'];

interface DryRunContext {
  environment: Environment;
  /** The URL of the real database, next to which a copy is made. */
  databaseUrl: string;
  logger: Logger;
}

/**
 * Updates a copy of the data in a temporary database, and requires the whole server to respond; it is unreachable and
 * sends nothing. Throws if something fails; returns `impossible` if the role cannot create a database.
 */
export function dryRun(
  { environment, databaseUrl, logger }: DryRunContext,
  file: string,
  passphrase: string | undefined,
): Promise<'passed' | 'impossible'> {
  return withScratchDatabase(databaseUrl, async (url) => {
    await restoreArchive(url, file, restoreRules, { passphrase });
    await prepareDatabase(url);
    const settings = await resolveSettings(environment, url, true);
    const restores = new RestoreRequests(restoreRules);
    const app = await createApp({ settings, logger, site: builtSite(), restores });
    try {
      await app.listen(0, '127.0.0.1');
      for (const path of READ) await read(app, path);
    } finally {
      // Pages that are still being rendered ahead fail when their connection is closed.
      logger.level = 'silent';
      await app.close();
    }
  });
}

async function read(app: NestFastifyApplication, path: string): Promise<void> {
  const { port } = app.getHttpServer().address() as { port: number };
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  if (status !== 200) throw new BackupError(`On a copy of your data, ${path} answers ${status}.`);
}
