import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../hosts/testing.ts';
import { originOf, untilReady } from '../hosts/until-ready.ts';
import { OWNER_ENV } from '../recorder/ask.ts';
import { Recorder } from '../recorder/recorder.ts';
import { type Scenario, atLeast, atMost } from '../scenario.ts';

/** Seconds until another PostgreSQL runs, and the server is ready with it. */
async function killDatabase(server: ServerProcess): Promise<number> {
  const killed = server.postgresPid;
  const began = performance.now();
  process.kill(killed, 'SIGKILL');
  while (pidOf(server) === killed) await sleep(20);
  return untilReady(originOf(server), began);
}

/** Until the next one runs, that of the last. */
function pidOf(server: ServerProcess): number | undefined {
  try {
    return server.postgresPid;
  } catch {
    // The file with it is being written.
    return undefined;
  }
}

/** PostgreSQL is killed while it writes; the server has to live, and to start it again. */
export const databaseKills: Scenario = {
  name: 'PostgreSQL killed',
  seconds: 420,
  async run({ extent, createServer, counted, onEnd, log }) {
    const server = await createServer(OWNER_ENV);
    await server.start();
    const { pid } = server;
    const recorder = await new Recorder(originOf(server)).prepare();
    onEnd(recorder.close);
    const returns: number[] = [];
    for (let kill = 0; kill < extent.kills; kill += 1) {
      await recorder.writeFor(extent.writeSeconds);
      returns.push(await recorder.writeDuring(killDatabase(server)));
    }
    const sent = await recorder.compare(server.databaseUrl);
    await recorder.repeatUnknown();
    const repeated = await recorder.compare(server.databaseUrl);
    log(`ready again after ${returns.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
    return [
      atLeast('SIGKILLs of PostgreSQL', returns.length, extent.kills, 'kills'),
      atMost('longest until the server is ready again', Math.max(...returns), 10, 's'),
      atMost('ends of the server', server.pid === pid ? 0 : 1, 0, 'ends'),
      ...counted(sent),
      atMost(
        'doubled or lost once what was cut off is sent again',
        repeated.doubled + repeated.lost,
        0,
        'writes',
      ),
      atMost('answers of 5xx without a time to try again', recorder.brokenAnswers, 0, 'answers'),
      atMost('slowest write', recorder.slowest, 6, 's'),
    ];
  },
};
