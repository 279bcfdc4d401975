import { setTimeout as sleep } from 'node:timers/promises';
import { Recorder } from '../recorder/recorder.ts';
import {
  type Figure,
  type Scenario,
  type ScenarioContext,
  atLeast,
  atMost,
  writeFigures,
} from '../scenario.ts';
import { type ServerProcess, originOf, untilReady } from '../servers.ts';

/** Kills the server while it writes, and restarts it as a service manager does. */
export const serverKills: Scenario = {
  name: 'server killed',
  seconds: 420,
  run: async (context) => (await killOften(context, 'the server', killServer)).figures,
};

/** Kills PostgreSQL during writes. The server must keep running, and restart it. */
export const databaseKills: Scenario = {
  name: 'PostgreSQL killed',
  seconds: 420,
  async run(context) {
    const { figures, slowest } = await killOften(context, 'PostgreSQL', killDatabase);
    return [...figures, atMost('slowest write', slowest, 6, 's')];
  },
};

/** Keeps writing during each kill. `kill` resolves to the seconds until the server was ready again. */
async function killOften(
  { extent, createServer, onEnd, log }: ScenarioContext,
  what: string,
  kill: (server: ServerProcess) => Promise<number>,
): Promise<{ figures: Figure[]; slowest: number }> {
  const server = await createServer();
  await server.start();
  const recorder = await new Recorder(originOf(server)).prepare();
  onEnd(recorder.close);
  const returns: number[] = [];
  for (let kills = 0; kills < extent.kills; kills += 1) {
    await recorder.writeFor(extent.writeSeconds);
    returns.push(await recorder.writeDuring(kill(server)));
  }
  const sent = await recorder.compare(server.databaseUrl);
  await recorder.repeatUnknown();
  for (const line of sent.wrong) log(line);
  const repeated = await recorder.compare(server.databaseUrl);
  log(`ready again after ${returns.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  const figures = [
    atLeast(`SIGKILLs of ${what}`, returns.length, extent.kills, 'kills'),
    atMost('longest until the server is ready again', Math.max(...returns), 10, 's'),
    ...writeFigures(sent),
    atMost(
      'doubled or lost once what was cut off is sent again',
      repeated.doubled + repeated.lost,
      0,
      'writes',
    ),
    atMost('answers of 5xx without a time to try again', recorder.brokenAnswers, 0, 'answers'),
  ];
  return { figures, slowest: recorder.slowest };
}

async function killServer(server: ServerProcess): Promise<number> {
  await server.signal('SIGKILL');
  const began = performance.now();
  await server.start();
  return (performance.now() - began) / 1000;
}

/** The seconds until another PostgreSQL runs and the server is ready. */
async function killDatabase(server: ServerProcess): Promise<number> {
  const killed = server.postgresPid;
  const began = performance.now();
  process.kill(killed, 'SIGKILL');
  while (pidOf(server) === killed) await sleep(20);
  return untilReady(originOf(server), began);
}

/** Still the last one's id until the next one runs. */
function pidOf(server: ServerProcess): number | undefined {
  try {
    return server.postgresPid;
  } catch {
    // The file with the id is just being written.
    return undefined;
  }
}
