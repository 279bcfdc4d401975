import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { OwnerService } from './identity/auth/sign-in/owner.service';
import type { Environment } from './platform/config/environment';
import type { Logger } from 'pino';
import type { Settings } from './platform/config/settings';
import { backUpBeforeUpdate } from './office/backup/safety-copies/safety-copy';
import { RestoreRequests } from './office/backup/restore/restore-requests';
import { createApp } from './create-app';
import { prepareDatabase } from './prepare-database';
import { restoreInPlace } from './restore-in-place';
import { restoreRules } from './restore-rules';
import { RestoringServer } from './restoring-server';
import { seedCatalog } from './commands/seed/seed';
import { VERSION } from './platform/config/version';
import { developmentSite } from './site/pages/development-site';
import { assertRoomForPool } from './platform/database/connection-limit';
import { Connections } from './platform/http/connections/connections';
import { type DatabaseHandle, builtSite, resolveSettings } from './start';

/** How long a stopping server still accepts one more request on kept connections, so that none is cut off. */
const LINGER_MS = 1000;
const SEEDED = 'The database was empty: a starter catalog is in it now.';

/** What `main.ts` has started before the rest of the server was loaded. */
export interface BootContext {
  environment: Environment;
  logger: Logger;
  database: DatabaseHandle;
  log: (line: string) => void;
  /** Sets the server that responds on the port, which is closed when the process stops. */
  setActiveServer: (answering: { close(): Promise<void> }) => void;
}

/** Serves until the process ends. */
export async function runServer(context: BootContext): Promise<void> {
  const { environment, logger, database, log, setActiveServer: answersWith } = context;
  const settings = await resolveSettings(environment, database.url);
  const site = environment.NODE_ENV === 'development' ? await developmentSite() : builtSite();
  await assertRoomForPool(database.url, environment.DATABASE_POOL);
  // Restarts after each restore, so that nothing is cached from the replaced data.
  for (;;) {
    await prepareDatabase(database.url, () => backUpBeforeUpdate(database, environment, log));
    const restores = new RestoreRequests(restoreRules);
    const app = await createApp({ settings, logger, site, restores });
    const server = { close: () => closeServer(app) };
    answersWith(server);
    if (await seedWhenEmpty(environment, database, app.get(DataSource))) log(SEEDED);
    const setup = await ensureOwner(app, environment);
    await app.listen(environment.PORT, environment.HOST);
    printBanner(settings, setup, log);
    const request = await restores.next;
    await server.close();
    const restoring = new RestoringServer(settings.https, request.progressToken);
    answersWith(restoring);
    await restoreInPlace(restoring, { settings, rules: restoreRules, logger }, request);
  }
}

async function closeServer(app: NestFastifyApplication): Promise<void> {
  await Connections.of(app.getHttpServer()).drain(LINGER_MS);
  await app.close();
}

async function seedWhenEmpty(
  environment: Environment,
  database: DatabaseHandle,
  dataSource: DataSource,
): Promise<boolean> {
  const seed = environment.SEED ?? (database.embedded ? 'demo' : 'none');
  return seed === 'demo' && seedCatalog(dataSource);
}

/** Returns the one-time setup link until this Polaris has an owner. */
async function ensureOwner(
  app: NestFastifyApplication,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Environment,
): Promise<string | undefined> {
  const owner = app.get(OwnerService);
  if (ADMIN_EMAIL && ADMIN_PASSWORD) await owner.ensure(ADMIN_EMAIL, ADMIN_PASSWORD);
  return owner.setupLink();
}

function printBanner(
  { publicUrl, env }: Settings,
  setup: string | undefined,
  log: (line: string) => void,
): void {
  log(`\nPolaris ${VERSION} is at ${publicUrl}`);
  if (setup) log(`Make the owner account (this link works once): ${setup}`);
  else if (env.ADMIN_EMAIL) log(`The owner signs in at ${publicUrl}/login as ${env.ADMIN_EMAIL}`);
  else log(`The owner signs in at ${publicUrl}/login`);
  log(`Every call is described at ${publicUrl}/api/docs\n`);
  if (publicUrl.startsWith('https:') && env.TRUST_PROXY === 0)
    log('PUBLIC_URL is https, but TRUST_PROXY is 0: behind a proxy no one can sign in.');
}
