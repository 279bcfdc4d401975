import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand, startCommand } from '../hosts/commands.ts';
import { changedTables, digestOf } from '../hosts/database.ts';
import { WITHOUT_POSTGRES, hasDebianPostgres } from '../hosts/debian-postgres.ts';
import { stoppedPolaris } from '../hosts/stopped-polaris.ts';
import type { ServerProcess } from '../hosts/testing.ts';
import { originOf, untilReady } from '../hosts/until-ready.ts';
import { OWNER, OWNER_ENV, ask } from '../recorder/ask.ts';
import { Recorder } from '../recorder/recorder.ts';
import { type Result, type Scenario, type ScenarioContext, atLeast, atMost } from '../scenario.ts';

const BETWEEN = 'of these, that left something between before and after';

/** Enough that a restore takes seconds. */
const CUSTOMERS = 30_000;

/** A restore is killed: it changes everything or nothing. */
export const killedRestores: Scenario = {
  name: 'restores killed',
  seconds: 420,
  run: async (context) => [...(await byCommand(context)), ...(await inAdminArea(context))],
};

async function byCommand(context: ScenarioContext): Promise<Result[]> {
  if (!hasDebianPostgres()) return [{ what: 'restores killed', reason: WITHOUT_POSTGRES }];
  const { databaseUrl, folder, env } = await stoppedPolaris(context, CUSTOMERS);
  const file = join(folder, 'backup.tar.gz');
  await runCommand('backup', [file], env, folder);
  const restore = ['restore', [file, '--replace'], env, folder] as const;
  await runCommand(...restore);
  const once = await digestOf(databaseUrl);
  let seconds = await runCommand(...restore);
  let before = await digestOf(databaseUrl);
  // Each restore that is complete is in the history, and changes nothing else.
  const history = changedTables(once, before);
  const { restoreKills } = context.extent;
  let killed = 0;
  let between = 0;
  for (let tries = 0; killed < restoreKills && tries < 3 * restoreKills; tries += 1) {
    const { process: child, ended } = startCommand(...restore);
    await Promise.race([sleep((seconds * 1000 * (killed + 1)) / (restoreKills + 1)), ended]);
    const isKilled = child.kill('SIGKILL');
    // The machine may have less other work now than when a restore was timed.
    if (!isKilled) seconds = (await ended).seconds;
    await ended;
    const after = await settledDigest(databaseUrl);
    const changed = changedTables(before, after);
    if (isKilled) killed += 1;
    if (changed.length > 0 && changed.join() !== history.join()) between += 1;
    before = after;
  }
  context.log(`a whole restore takes ${seconds.toFixed(1)} s`);
  const afterwards = await startCommand(...restore).ended;
  return [
    atLeast('restores killed under way', killed, restoreKills, 'restores'),
    atMost(BETWEEN, between, 0, 'restores'),
    atMost('exit code of the restore after them', afterwards.code ?? -1, 0, ''),
  ];
}

/** PostgreSQL takes back what the killed one was about to do; it may hold locks until then. */
async function settledDigest(databaseUrl: string): Promise<Map<string, string>> {
  await sleep(300);
  return digestOf(databaseUrl);
}

/** Either what was there or what the backup has is there afterwards; anything between is wrong. */
async function inAdminArea(context: ScenarioContext): Promise<Result[]> {
  const server = await context.createServer(OWNER_ENV);
  await server.start();
  const recorder = await new Recorder(originOf(server)).prepare();
  context.onEnd(recorder.close);
  await writeCustomers(recorder, IN_BACKUP);
  const backup = await download(originOf(server), recorder.cookie);
  const uploads: Uploads = { server, recorder, backup };
  const whole = await restoreCompletely(uploads);
  const left: number[] = [];
  const starts: number[] = [];
  const { restoreKills } = context.extent;
  for (let kill = 1; kill <= restoreKills; kill += 1) {
    const after = (whole * kill) / (restoreKills + 1);
    const { seconds, isBetween, lost } = await killRestore(uploads, after);
    starts.push(seconds);
    left.push(isBetween ? 1 : 0);
    context.log(
      `killed ${after.toFixed(1)} s into the restore: ${lost === 0 ? 'as before' : 'restored'}`,
    );
  }
  return [
    atLeast('admin area: restores killed', starts.length, restoreKills, 'restores'),
    atMost(`admin area: ${BETWEEN}`, left.filter(Boolean).length, 0, 'restores'),
    atMost('admin area: longest until ready again', Math.max(...starts), 10, 's'),
  ];
}

/** Customers in the backup. */
const IN_BACKUP = 30;

interface Uploads {
  server: ServerProcess;
  recorder: Recorder;
  backup: Uint8Array;
}

/** Seconds that it takes when nothing kills it. */
async function restoreCompletely({ server, recorder, backup }: Uploads): Promise<number> {
  await writeCustomers(recorder, 10);
  const origin = originOf(server);
  await beginRestore(origin, recorder.cookie, backup);
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
  await beginRestore(originOf(server), recorder.cookie, backup);
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

async function beginRestore(origin: string, cookie: string, backup: Uint8Array): Promise<void> {
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
