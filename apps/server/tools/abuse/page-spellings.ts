import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Attack } from './attack.ts';
import type { AttackedServer } from './attacked-server.ts';

const CACHED = ['/', '/services', '/about', '/portfolio', '/PolarisNet/manifesto'];
const CLIENTS = 8;
const ROUND_MS = 400;
const ROUNDS = 20;

/** Addresses that nobody has asked for before. */
const SPELLINGS: ((turn: number) => string)[] = [
  (turn) => inCase('/services', turn),
  (turn) => inCase('/portfolio/entity-match', turn),
  (turn) => `/?a=${turn}`,
  (turn) => `/about?b=${turn}`,
  (turn) => `/services/${1000 + turn}`,
  (turn) => `/services/${'0'.repeat((turn % 40) + 1)}1`,
  (turn) => `/nope/${turn}`,
  (turn) => `/portfolio/${turn}`,
  (turn) => `/admin/${turn}`,
  (turn) => `/contact?service=${1000 + turn}`,
  (turn) => `/login?returnTo=/x${turn}`,
  (turn) => `/login?refused=${turn}`,
  (turn) => `/%73ervices?c=${turn}`,
  (turn) => `/services${'/'.repeat((turn % 40) + 2)}`,
];

/** Eight clients ask for cached pages, then for spellings that are not; how long do others wait? */
export const pageSpellings: Attack = {
  name: 'page spellings',
  seconds: 60,
  async run(context) {
    const server = await context.startServer();
    await round(server, (turn) => CACHED[turn % CACHED.length]!, 1000);
    const before = memory(server);
    const calm: number[] = [];
    const attacked: number[] = [];
    // In turn and in short rounds: what else the machine does falls on both alike.
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      calm.push(...(await round(server, (count) => CACHED[count % CACHED.length]!, ROUND_MS)));
      attacked.push(...(await round(server, fresh, ROUND_MS)));
    }
    context.log(`${calm.length} and ${attacked.length} pages asked for, calm and attacked`);
    context.log(`p99: ${p99(calm).toFixed(2)} ms calm, ${p99(attacked).toFixed(2)} ms attacked`);
    return [
      {
        what: 'p99 of cached pages, attacked over calm',
        value: p99(attacked) / p99(calm),
        limit: 1.5,
        unit: 'times',
      },
      {
        what: 'memory that 8 s of new spellings take',
        value: memory(server) - before,
        limit: 60,
        unit: 'MB',
      },
    ];
  },
};

let asked = 0;
const fresh = (): string => {
  asked += 1;
  return SPELLINGS[asked % SPELLINGS.length]!(asked);
};

/** One of the many ways to write letters. */
const inCase = (path: string, turn: number): string =>
  [...path].map((letter, at) => ((turn >> (at % 16)) & 1 ? letter.toUpperCase() : letter)).join('');

/** Waiting times of one client that asks for cached pages, while the others ask for what they like. */
async function round(
  server: AttackedServer,
  others: (turn: number) => string,
  milliseconds: number,
): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const client = async (path: (turn: number) => string, note: (took: number) => void) => {
    for (let turn = 0; performance.now() < end; turn += 1)
      note(await ask(server.port, path(turn), agent));
  };
  await Promise.all([
    client(
      (turn) => CACHED[turn % CACHED.length]!,
      (took) => times.push(took),
    ),
    ...Array.from({ length: CLIENTS }, () => client(others, () => undefined)),
  ]);
  agent.destroy();
  return times;
}

const ask = (port: number, path: string, agent: Agent): Promise<number> =>
  new Promise((done, failed) => {
    const began = performance.now();
    get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => done(performance.now() - began));
      answer.on('error', failed);
    }).on('error', failed);
  });

function p99(times: number[]): number {
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)]!;
}

/** What the server's process holds in memory, in megabytes. */
const memory = ({ process: { pid } }: AttackedServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
