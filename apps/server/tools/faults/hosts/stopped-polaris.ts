import { withClient } from './database.ts';
import { DebianPostgres } from './debian-postgres.ts';
import { originOf } from './until-ready.ts';
import { OWNER_ENV } from '../recorder/ask.ts';
import { Recorder } from '../recorder/recorder.ts';
import type { ScenarioContext } from '../scenario.ts';

/** The data of a Polaris whose server is stopped, on a database that can be looked into all the same. */
export interface StoppedPolaris {
  databaseUrl: string;
  folder: string;
  env: Record<string, string>;
}

/** With rows of every kind, and with so many more customers. */
export async function stoppedPolaris(
  { testing, createServer, onEnd, extent }: ScenarioContext,
  customers: number,
): Promise<StoppedPolaris> {
  const postgres = await DebianPostgres.start();
  onEnd(() => postgres.remove());
  const folder = testing.emptyDataFolder();
  const databaseUrl = postgres.url();
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: 's'.repeat(43), DATA_DIR: folder };
  const server = await createServer({ ...env, ...OWNER_ENV }, folder);
  await server.start();
  const recorder = await new Recorder(originOf(server)).prepare();
  onEnd(recorder.close);
  await recorder.writeFor(extent.writeSeconds);
  await server.signal('SIGTERM');
  await withClient(databaseUrl, (client) =>
    client.query(
      `insert into customers (name) select 'Customer ' || n from generate_series(1, $1) n`,
      [customers],
    ),
  );
  return { databaseUrl, folder, env };
}
