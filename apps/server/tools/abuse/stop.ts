import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackContext, Figure } from './attack.ts';
import type { AttackedServer } from './attacked-server.ts';
import { firstHalf, openRaw, secondHalf } from './raw-connection.ts';

const UNDER_WAY = 50;
const HALVES = 20;

/** Stopping with work under way, with bodies that never end, and with clients that ask on and on. */
export const stop: Attack = {
  name: 'stop',
  seconds: 90,
  run: async (context) => [
    ...(await withWorkUnderWay(context)),
    ...(await withHalfBodies(context)),
    ...(await withKeptConnections(context)),
  ],
};

async function withWorkUnderWay(context: AttackContext): Promise<Figure[]> {
  const server = await context.startServer();
  const connections = await Promise.all(
    Array.from({ length: UNDER_WAY }, (_, turn) => openRaw(server.port, firstHalf(turn))),
  );
  const stopped = signalled(server, 'SIGINT', 'SIGTERM', 'SIGINT');
  await sleep(300);
  for (const { socket } of connections) socket.write(secondHalf);
  const statuses = await Promise.all(connections.map(({ status }) => status));
  const { code, postgres } = await stopped;
  const cut = statuses.filter((status) => status === 0).length;
  const taken = statuses.filter((status) => status === 201).length;
  context.log(
    `of ${UNDER_WAY} under way ${taken} were taken and ${cut} cut: ${statuses.join(' ')}`,
  );
  return [
    { what: 'cut, of 50 under way', value: cut, limit: 0, unit: 'requests' },
    { what: 'exit code', value: code ?? -1, limit: 0, unit: '' },
    { what: 'PostgreSQL left running', value: postgres, limit: 0, unit: 'processes' },
  ];
}

async function withHalfBodies(context: AttackContext): Promise<Figure[]> {
  const server = await context.startServer();
  const connections = await Promise.all(
    Array.from({ length: HALVES }, (_, turn) => openRaw(server.port, firstHalf(turn))),
  );
  await sleep(300);
  const { seconds, postgres } = await signalled(server, 'SIGTERM');
  const statuses = await Promise.all(connections.map(({ status }) => status));
  const cut = statuses.filter((status) => status === 0).length;
  context.log(`20 bodies that never end held it for ${seconds.toFixed(1)} s`);
  return [
    { what: 'stop with 20 bodies that never end', value: seconds, limit: 10, unit: 's' },
    { what: 'of these, cut without an answer', value: cut, limit: 0, unit: 'requests' },
    { what: 'PostgreSQL left running then', value: postgres, limit: 0, unit: 'processes' },
  ];
}

async function withKeptConnections(context: AttackContext): Promise<Figure[]> {
  const server = await context.startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ends: string[] = [];
  const askOnAndOn = async (path: string): Promise<void> => {
    let end = '200';
    while (end === '200') end = await ask(server.port, path, agent);
    ends.push(end);
  };
  const paths = ['/', '/api/services', '/about', '/api/health/live'];
  const asking = Promise.all([...paths, ...paths].map(askOnAndOn));
  await sleep(500);
  const { seconds } = await signalled(server, 'SIGTERM');
  await asking;
  const cut = ends.filter((end) => end !== 'ECONNREFUSED').length;
  context.log(`8 clients that ask on and on: ${ends.join(', ')}`);
  return [
    { what: 'cut, of 8 clients that ask on and on', value: cut, limit: 0, unit: 'requests' },
    { what: 'stop with them', value: seconds, limit: 10, unit: 's' },
  ];
}

/** Sends the signals; tells how the server ended, after how long, and what it left behind. */
async function signalled(server: AttackedServer, ...signals: NodeJS.Signals[]) {
  const pid = server.postgresPid();
  const began = performance.now();
  const exit = once(server.process, 'exit');
  for (const signal of signals) server.process.kill(signal);
  const [code] = (await exit) as [number | null];
  return {
    code,
    seconds: (performance.now() - began) / 1000,
    postgres: isAlive(pid) ? 1 : 0,
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The status, or the code of the error that ended the request. */
const ask = (port: number, path: string, agent: Agent): Promise<string> =>
  new Promise((done) => {
    const failed = (error: NodeJS.ErrnoException) => done(error.code ?? error.message);
    get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => done(String(answer.statusCode)));
      answer.on('error', failed);
    }).on('error', failed);
  });
