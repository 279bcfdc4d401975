import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Refusal, refusalsOf } from '../hosts/refusals.ts';
import type { ServerProcess } from '../hosts/testing.ts';
import { originOf } from '../hosts/until-ready.ts';
import { OWNER_ENV, ask } from '../recorder/ask.ts';
import { Recorder } from '../recorder/recorder.ts';
import type { Write } from '../recorder/write.ts';
import { type Figure, type Scenario, type ScenarioContext, atLeast, atMost } from '../scenario.ts';

const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
const WITHOUT_FAKETIME = 'not run: libfaketime is missing (apt-get install faketime)';

/** Days by which the clock is off at each start, one after the other, on the same data. */
const DAYS = [0, 1, 0, -1, 0, 400, 0, 3] as const;
const LAST_DAY = 3;
const BACKUP_SECONDS = 60;
/** How long a statement may take: `PATIENCE` of the server. */
const QUERY_MS = 3000;

/** The clock of the machine is wrong by a day, and by more than a year, and is set right again. */
export const clock: Scenario = {
  name: 'clock',
  seconds: 300,
  async run(context) {
    if (!library) return [{ what: 'a clock that is off', reason: WITHOUT_FAKETIME }];
    const dataDir = context.testing.emptyDataFolder();
    mkdirSync(join(dataDir, 'backups'));
    const writes: Write[] = [];
    const starts: number[] = [];
    let falseTimeouts = 0;
    for (const days of DAYS) {
      const { server, recorder, seconds } = await startAt(context, dataDir, days);
      starts.push(seconds);
      await recorder.writeFor(context.extent.writeSeconds);
      writes.push(...recorder.writes);
      const refusals = refusalsOf(server);
      for (const { text } of refusals) context.log(`${days} days off: ${text}`);
      if (days < 0) falseTimeouts += refusals.filter(isFalse).length;
      if (days !== LAST_DAY) await server.signal('SIGTERM');
      else return figuresOf(context, { server, recorder, writes, starts, falseTimeouts });
    }
    return [];
  },
};

interface Ended {
  server: ServerProcess;
  recorder: Recorder;
  writes: Write[];
  starts: number[];
  /** Writes that libfaketime made PostgreSQL refuse. */
  falseTimeouts: number;
}

/**
 * A signal that arrives while libfaketime asks for the time gets the true one (its DONT_FAKE_TIME). Behind the true
 * time, a statement of PostgreSQL has then been running for a day.
 */
const isFalse = ({ reason, milliseconds }: Refusal): boolean =>
  reason.includes('statement timeout') && milliseconds < QUERY_MS;

async function figuresOf(
  { counted, log }: ScenarioContext,
  { server, recorder, writes, starts, falseTimeouts }: Ended,
): Promise<Figure[]> {
  const notOk = writes.filter(({ outcome }) => outcome !== 'ok');
  log(
    `not acknowledged: ${notOk.map(({ kind, status }) => `${kind} ${status}`).join(', ') || 'none'}`,
  );
  const hasBackup = await hasBackupOf(LAST_DAY, recorder, server);
  recorder.writes.splice(0, Infinity, ...writes);
  return [
    atMost('longest start', Math.max(...starts), 10, 's'),
    atMost(
      `writes not acknowledged at any of these times, beside ${falseTimeouts} that libfaketime timed out`,
      notOk.length - falseTimeouts,
      0,
      'writes',
    ),
    ...counted(await recorder.compare(server.databaseUrl)),
    atLeast('backup made three days after a start 400 days ahead', hasBackup ? 1 : 0, 1, 'backup'),
  ];
}

async function startAt(context: ScenarioContext, dataDir: string, days: number) {
  const server = await createAt(context, dataDir, days);
  const began = performance.now();
  await server.start();
  const seconds = (performance.now() - began) / 1000;
  // A sign-up that is not confirmed is deleted after a week.
  const recorder = new Recorder(originOf(server), ['newsletter sign-up']);
  context.onEnd(recorder.close);
  await recorder.prepare();
  return { server, recorder, seconds };
}

function createAt(
  { createServer }: ScenarioContext,
  dataDir: string,
  days: number,
): Promise<ServerProcess> {
  const env = { ...OWNER_ENV, BACKUP_DIR: join(dataDir, 'backups') };
  const off = {
    LD_PRELOAD: library!,
    FAKETIME: `${days < 0 ? '' : '+'}${days}d`,
    // What is measured goes on as it is.
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return createServer(days === 0 ? env : { ...env, ...off }, dataDir);
}

/** Whether there is a backup of this day, once the server had time to make one. */
async function hasBackupOf(
  days: number,
  recorder: Recorder,
  server: ServerProcess,
): Promise<boolean> {
  const end = performance.now() + BACKUP_SECONDS * 1000;
  while (performance.now() < end) {
    const { body } = await ask({
      origin: originOf(server),
      path: '/api/admin/backups',
      headers: { cookie: recorder.cookie },
    });
    const { at } = (body.last ?? {}) as { at?: string };
    const age = Date.now() + days * 86_400_000 - Date.parse(at ?? '2000-01-01');
    if (Math.abs(age) < 3600_000 && body.isOverdue === false) return true;
    await sleep(500);
  }
  return false;
}
