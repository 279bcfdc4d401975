import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../hosts/database.ts';
import { DebianPostgres, WITHOUT_POSTGRES, hasDebianPostgres } from '../hosts/debian-postgres.ts';
import { originOf, untilReady } from '../hosts/until-ready.ts';
import { OWNER_ENV } from '../recorder/ask.ts';
import { Recorder } from '../recorder/recorder.ts';
import { type Scenario, atMost } from '../scenario.ts';

const SECRET = 'a secret that three servers share';

/** Three servers that start at the same moment on one empty database, and lose it and one of them. */
export const threeServers: Scenario = {
  name: 'three servers',
  seconds: 240,
  async run({ extent, testing, createServer, counted, onEnd }) {
    if (!hasDebianPostgres()) return [{ what: 'three servers', reason: WITHOUT_POSTGRES }];
    const postgres = await DebianPostgres.start();
    onEnd(() => postgres.remove());
    const env = { ...OWNER_ENV, DATABASE_URL: postgres.url(), SESSION_SECRET: SECRET };
    const create = () => createServer(env, testing.emptyDataFolder());
    const servers = [await create(), await create(), await create()];
    const began = performance.now();
    await Promise.all(servers.map((server) => server.start()));
    const started = (performance.now() - began) / 1000;
    const owners = await withClient(postgres.url(), (client) =>
      client.query('select from users where "isAdmin"'),
    );
    const recorder = await new Recorder(servers.map(originOf)).prepare();
    onEnd(recorder.close);
    await recorder.writeFor(extent.writeSeconds);
    await recorder.writeDuring(killOne(servers[0]!));
    const restarted = await recorder.writeDuring(restartDatabase(postgres));
    const returns = await Promise.all(
      servers.map((server) => untilReady(originOf(server), restarted)),
    );
    await recorder.writeFor(extent.writeSeconds);
    const sent = await recorder.compare(postgres.url());
    await recorder.repeatUnknown();
    const repeated = await recorder.compare(postgres.url());
    return [
      atMost('all three ready on an empty database', started, 60, 's'),
      atMost('owners beside the one', (owners.rowCount ?? 0) - 1, 0, 'owners'),
      atMost('longest until ready once the database is back', Math.max(...returns), 10, 's'),
      ...counted(sent),
      atMost(
        'doubled or lost once repeated on any server',
        repeated.doubled + repeated.lost,
        0,
        'writes',
      ),
      atMost('slowest write', recorder.slowest, 6, 's'),
    ];
  },
};

async function killOne(server: {
  signal(name: 'SIGKILL'): Promise<unknown>;
  start(): Promise<void>;
}) {
  await server.signal('SIGKILL');
  await sleep(1000);
  await server.start();
}

/** When it was started again. */
async function restartDatabase(postgres: DebianPostgres): Promise<number> {
  await postgres.halt();
  await sleep(3000);
  const began = performance.now();
  await postgres.boot();
  return began;
}
