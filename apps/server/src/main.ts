import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { OwnerService } from './auth/owner.service';
import { createLogger } from './platform/logging/logger';
import type { Environment } from './platform/config/environment';
import { StartError, loadEnvironment, readDotEnv } from './platform/config/load-environment';
import type { Settings } from './platform/config/settings';
import { RestoreRequests } from './backup/restore/restore-requests';
import { createApp } from './create-app';
import { prepareDatabase } from './prepare-database';
import { restoreInPlace } from './restore-in-place';
import { restoreRules } from './restore-rules';
import { RestoringServer } from './restoring-server';
import { seedCatalog } from './commands/seed/seed';
import { developmentSite } from './site/development-site';
import { Connections } from './platform/http/connections';
import {
  type Database,
  builtSite,
  checkPort,
  failStart,
  openDatabase,
  resolveSettings,
} from './start';
import { stopOnSignals } from './stop';

/** At the end, a client that keeps a connection open may send one request more, so that none is cut. */
const LINGER_MS = 1000;

const log = (line: string): void => console.log(line);

async function main(environment: Environment): Promise<void> {
  const logger = createLogger(environment.LOG_LEVEL);
  await checkPort(environment);
  const opening = openDatabase(environment, log);
  /** What answers on the port. */
  let answering: { close(): Promise<void> } | undefined;
  const isStopping = stopOnSignals({
    server: async () => answering?.close(),
    database: () => opening.then((opened) => opened.stop()),
  });
  try {
    const database = await opening;
    const settings = await resolveSettings(environment, database.url);
    const site = environment.NODE_ENV === 'development' ? await developmentSite() : builtSite();
    // Once more after each restore: nothing that a server remembers outlives the data it came from.
    for (;;) {
      await prepareDatabase(database.url);
      const restores = new RestoreRequests(restoreRules);
      const app = await createApp({ settings, logger, site, restores });
      answering = { close: () => closeServer(app) };
      await seedWhenEmpty(environment, database, app.get(DataSource));
      const setup = await ensureOwner(app, environment);
      await app.listen(environment.PORT, environment.HOST);
      printBanner(settings, setup);
      const request = await restores.next;
      await answering.close();
      const restoring = new RestoringServer(settings.https);
      answering = restoring;
      await restoreInPlace(restoring, { settings, rules: restoreRules, logger }, request);
    }
  } catch (error) {
    // It fails because its database stops; the process ends when that has stopped.
    if (isStopping()) return;
    await answering?.close().catch(() => undefined);
    await opening.then(
      (database) => database.stop(),
      () => undefined,
    );
    failStart(error, logger);
  }
}

async function closeServer(app: NestFastifyApplication): Promise<void> {
  await Connections.of(app.getHttpServer()).drain(LINGER_MS);
  await app.close();
}

async function seedWhenEmpty(
  environment: Environment,
  database: Database,
  dataSource: DataSource,
): Promise<void> {
  const seed = environment.SEED ?? (database.embedded ? 'demo' : 'none');
  if (seed === 'demo' && (await seedCatalog(dataSource)))
    log('The database was empty: a starter catalog is in it now.');
}

/** Answers the one-time set-up link while nobody owns this Polaris. */
async function ensureOwner(
  app: NestFastifyApplication,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Environment,
): Promise<string | undefined> {
  const owner = app.get(OwnerService);
  if (ADMIN_EMAIL && ADMIN_PASSWORD) await owner.ensure(ADMIN_EMAIL, ADMIN_PASSWORD);
  return owner.setupLink();
}

function printBanner({ publicUrl, env }: Settings, setup: string | undefined): void {
  log(`\nPolaris is at ${publicUrl}`);
  if (setup) log(`Make the owner account (this link works once): ${setup}`);
  else if (env.ADMIN_EMAIL) log(`The owner signs in at ${publicUrl}/login as ${env.ADMIN_EMAIL}`);
  else log(`The owner signs in at ${publicUrl}/login`);
  log(`Every call is described at ${publicUrl}/api/docs\n`);
  if (publicUrl.startsWith('https:') && env.TRUST_PROXY === 0)
    log('PUBLIC_URL is https, but TRUST_PROXY is 0: behind a proxy nobody can sign in.');
}

try {
  readDotEnv();
  await main(loadEnvironment(process.env));
} catch (error) {
  failStart(error instanceof Error ? error : new StartError(String(error)));
}
