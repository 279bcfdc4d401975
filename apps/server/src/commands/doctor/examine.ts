import { VERSION } from '../../platform/config/version';
import { RestoreRequests } from '../../office/backup/restore/restore-requests';
import { createApp } from '../../create-app';
import type { Environment } from '../../platform/config/environment';
import type { Settings } from '../../platform/config/settings';
import { createLogger } from '../../platform/logging/logger';
import { restoreRules } from '../../restore-rules';
import { type DatabaseHandle, explainStartError, joinDatabase, resolveSettings } from '../../start';
import { examineDatabase } from './examine-database';
import { examineMachine } from './examine-machine';
import { examineServices } from './examine-services';
import { examineSite } from './examine-site';
import { type Finding, fault } from './finding';

/** Checks everything that a Polaris depends on, whether it is running or not. */
export async function* examine(environment: Environment): AsyncGenerator<Finding> {
  yield* await examineMachine(environment);
  const database = await joinDatabase(environment, () => undefined).catch(toFault('Database'));
  if ('state' in database) return void (yield database);
  try {
    yield* await examineWith(database, environment);
  } finally {
    await database.stop();
  }
}

async function examineWith(database: DatabaseHandle, environment: Environment): Promise<Finding[]> {
  const settings = await resolveSettings(environment, database.url, true);
  const found = await inPart('Database', () =>
    examineDatabase(database, environment.DATABASE_POOL),
  );
  const { publicUrl } = settings;
  const site = await examineSite({ publicUrl, proxies: environment.TRUST_PROXY, version: VERSION });
  // Without its tables, no stored data can be checked.
  const isUsable = found.every(({ state }) => state === 'good');
  return [...found, ...site, ...(isUsable ? await inPart('Server', () => inside(settings)) : [])];
}

/** Runs the checks that need the server's services, in a server that takes no requests and runs no jobs. */
async function inside(settings: Settings): Promise<Finding[]> {
  const restores = new RestoreRequests(restoreRules);
  const app = await createApp({ settings, logger: createLogger('silent'), restores });
  try {
    return await examineServices(app);
  } finally {
    await app.close();
  }
}

const inPart = (part: string, work: () => Promise<Finding[]>): Promise<Finding[]> =>
  work().catch(async (error: unknown) => [await toFault(part)(error)]);

const toFault =
  (part: string) =>
  async (error: unknown): Promise<Finding> =>
    fault(part, (await explainStartError(error)) ?? (error as Error).message);
