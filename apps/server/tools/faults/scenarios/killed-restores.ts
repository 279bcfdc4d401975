import { setTimeout as sleep } from 'node:timers/promises';
import { OWNER, ask } from '../recorder/ask.ts';
import { Recorder } from '../recorder/recorder.ts';
import { type Scenario, atLeast, atMost } from '../scenario.ts';
import { type ServerProcess, originOf, untilReady } from '../servers.ts';

/** The number of customers in the backup. */
const IN_BACKUP = 30;

/**
 * Kills the server at several moments of a restore. Afterward it must have either its previous data or the backup's;
 * anything in between is an error.
 */
export const killedRestores: Scenario = {
  name: 'restores killed',
  seconds: 420,
  async run({ extent, createServer, onEnd, log }) {
    const server = await createServer();
    await server.start();
    const recorder = await new Recorder(originOf(server)).prepare();
    onEnd(recorder.close);
    await writeCustomers(recorder, IN_BACKUP);
    const backup = await download(originOf(server), recorder.cookie);
    const uploads: Uploads = { server, recorder, backup };
    const whole = await restoreCompletely(uploads);
    let between = 0;
    const starts: number[] = [];
    for (let kill = 1; kill <= extent.restoreKills; kill += 1) {
      const after = (whole * kill) / (extent.restoreKills + 1);
      const { seconds, isBetween, lost } = await killRestore(uploads, after);
      starts.push(seconds);
      if (isBetween) between += 1;
      log(
        `killed ${after.toFixed(1)} s into the restore: ${lost === 0 ? 'as before' : 'restored'}`,
      );
    }
    return [
      atLeast('restores killed', starts.length, extent.restoreKills, 'restores'),
      atMost('of these, that left something between before and after', between, 0, 'restores'),
      atMost('longest until ready again', Math.max(...starts), 10, 's'),
    ];
  },
};

interface Uploads {
  server: ServerProcess;
  recorder: Recorder;
  backup: Uint8Array;
}

/** The seconds that a restore takes without a kill. */
async function restoreCompletely({ server, recorder, backup }: Uploads): Promise<number> {
  await writeCustomers(recorder, 10);
  const origin = originOf(server);
  await createRestore(origin, recorder.cookie, backup);
  const began = performance.now();
  while (await isReady(origin)) await sleep(20);
  const seconds = await untilReady(origin, began);
  await recorder.signIn();
  const { lost } = await recorder.compare(server.databaseUrl);
  if (lost !== 10)
    throw new Error(`A restore in the admin area left ${lost} of 10 newer customers.`);
  recorder.writes.splice(IN_BACKUP);
  return seconds;
}

const isReady = (origin: string): Promise<boolean> =>
  ask({ origin, path: '/api/health/ready' }).then(
    ({ status }) => status === 200,
    () => false,
  );

async function killRestore({ server, recorder, backup }: Uploads, after: number) {
  await writeCustomers(recorder, 10);
  await createRestore(originOf(server), recorder.cookie, backup);
  await sleep(after * 1000);
  await server.signal('SIGKILL');
  const began = performance.now();
  await server.start();
  const seconds = (performance.now() - began) / 1000;
  await recorder.signIn();
  const { lost } = await recorder.compare(server.databaseUrl);
  const isBetween = lost !== 0 && lost !== recorder.writes.length - IN_BACKUP;
  if (lost !== 0) recorder.writes.splice(IN_BACKUP);
  return { seconds, isBetween, lost };
}

async function writeCustomers(recorder: Recorder, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const { outcome, status } = await recorder.write('customer');
    if (outcome !== 'ok') throw new Error(`A customer was not added: ${status}`);
  }
}

const access = { currentPassword: OWNER.password };

async function download(origin: string, cookie: string): Promise<Uint8Array> {
  const headers = { cookie };
  const path = '/api/admin/backups/downloads';
  const { body } = await ask({ origin, method: 'POST', path, body: access, headers });
  const response = await fetch(origin + String(body.url), { headers });
  if (!response.ok) throw new Error(`The backup was not downloaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function createRestore(origin: string, cookie: string, backup: Uint8Array): Promise<void> {
  const path = '/api/admin/backups/restores';
  const headers = { cookie };
  const begun = await ask({ origin, method: 'POST', path, body: access, headers });
  const url = `${path}/${String(begun.body.id)}`;
  await fetch(`${origin}${url}/file?offset=0`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: Buffer.from(backup),
  });
  const checked = await ask({ origin, method: 'POST', path: `${url}/check`, headers });
  const started = await ask({ origin, method: 'POST', path: `${url}/start`, headers });
  if (started.status !== 202)
    throw new Error(`The restore did not begin: ${checked.text} ${started.text}`);
}
