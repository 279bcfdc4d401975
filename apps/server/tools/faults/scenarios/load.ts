import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { residentMemory } from '../../bench/measure/proc.ts';
import { quantile, spreadOf } from '../../bench/measure/spread.ts';
import { OWNER, ask } from '../recorder/ask.ts';
import { Recorder } from '../recorder/recorder.ts';
import { type Figure, type Scenario, atMost, writeFigures } from '../scenario.ts';
import { type ServerProcess, originOf } from '../servers.ts';

const SAMPLE_MS = 5000;
/** The share of memory samples that counts as warm-up. The same shares after it and at the end are compared. */
const WARM_SHARE = 0.3;

/** A finished request: its name, and the time since it was due. */
interface Done {
  name: string;
  milliseconds: number;
  error?: string;
}

/** An ordinary day at many times its speed: pages, calls, sign-ins, contacts, and writes of every kind. */
export const load: Scenario = {
  name: 'load',
  seconds: 780,
  async run({ extent, createServer, onEnd, log }) {
    const server = await createServer({
      // The same as in `npm start`.
      NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=512',
      MALLOC_ARENA_MAX: '1',
    });
    await server.start();
    const recorder = await new Recorder(originOf(server)).prepare();
    onEnd(recorder.close);
    const held: number[] = [];
    const sampling = setInterval(() => held.push(residentMemory(server.pid!).now), SAMPLE_MS);
    onEnd(() => clearInterval(sampling));
    const done = await keepPace(requestsOf(recorder, originOf(server), onEnd), extent);
    clearInterval(sampling);
    for (const line of [...byKind(done), ...refusalsOf(server)]) log(line);
    const sent = await recorder.compare(server.databaseUrl);
    for (const line of sent.wrong) log(line);
    return [...figuresOf(done, extent), drift(held), ...writeFigures(sent)];
  },
};

type Request = [name: string, share: number, send: () => Promise<string | undefined>];

/** The requests with their shares in thousandths. Each resolves to its error, if any. */
function requestsOf(
  recorder: Recorder,
  origin: string,
  onEnd: (clean: () => unknown) => void,
): Request[] {
  const agent = new Agent({ connections: 64, pipelining: 1 });
  onEnd(() => agent.destroy());
  const { cookie } = recorder;
  const read = (path: string, headers = {}) => send({ origin, path, headers, agent });
  const write = async (kind?: string) => {
    const { status, outcome } = await recorder.write(kind);
    return outcome === 'ok' ? undefined : `${status}`;
  };
  return [
    ['cached page', 300, () => read('/')],
    ['page drawn for one', 40, () => read('/services?q=data')],
    ['public call', 180, () => read('/api/services')],
    ['own account', 100, () => read('/api/auth/user', { cookie })],
    ['list of customers', 120, () => read('/api/customers?limit=50', { cookie })],
    ['recent activities', 80, () => read('/api/activities/recent?limit=5', { cookie })],
    [
      'sign-in',
      5,
      () => send({ origin, method: 'POST', path: '/api/auth/login', body: OWNER, agent }),
    ],
    ['contact', 15, () => write('contact')],
    ['write of any kind', 160, () => write()],
  ];
}

async function send(asked: Parameters<typeof ask>[0]): Promise<string | undefined> {
  const { status } = await ask(asked);
  return status === 200 ? undefined : `${asked.path} ${status}`;
}

/** Starts this many requests per second, whether or not earlier ones have ended. */
async function keepPace(
  requests: Request[],
  { loadSeconds, requestsPerSecond }: { loadSeconds: number; requestsPerSecond: number },
): Promise<Done[]> {
  const deck = requests.flatMap((request) => Array.from({ length: request[1] }, () => request));
  const done: Done[] = [];
  const underWay: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < loadSeconds * requestsPerSecond; turn += 1) {
    const due = start + (turn * 1000) / requestsPerSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    const [name, , sendOne] = deck[Math.floor(Math.random() * deck.length)]!;
    underWay.push(
      sendOne()
        .catch((error: Error) => error.message)
        .then((error) =>
          done.push({ name, milliseconds: performance.now() - due, ...(error && { error }) }),
        ),
    );
  }
  await Promise.all(underWay);
  return done;
}

function figuresOf(
  done: Done[],
  { loadSeconds, requestsPerSecond }: { loadSeconds: number; requestsPerSecond: number },
): Figure[] {
  const times = done.map(({ milliseconds }) => milliseconds);
  const errors = done.filter(({ error }) => error !== undefined);
  const what = `${done.length.toLocaleString('en-US')} requests, ${requestsPerSecond} a second for ${loadSeconds} s`;
  return [
    atMost(`${what}: errors`, errors.length, 0, 'requests'),
    atMost('p99 over all kinds', quantile(times, 0.99), 200, 'ms'),
    ...timesByKind(done).map(([name, of]) =>
      atMost(`p99 of ${name}`, quantile(of, 0.99), 100, 'ms'),
    ),
    atMost('slowest request', spreadOf(times).max / 1000, 6, 's'),
  ];
}

/** The growth of the server's memory from the end of the warm-up to the end of the run. */
function drift(held: number[]): Figure {
  const part = Math.max(1, Math.floor(held.length * WARM_SHARE));
  const warm = spreadOf(held.slice(part, 2 * part)).median;
  const end = spreadOf(held.slice(-part)).median;
  const what = `memory drift, from ${Math.round(warm)} to ${Math.round(end)} MB`;
  return atMost(what, (end / warm - 1) * 100, 10, '%');
}

const timesByKind = (done: Done[]): [kind: string, milliseconds: number[]][] =>
  [...Map.groupBy(done, ({ name }) => name)].map(([name, of]) => [
    name,
    of.map(({ milliseconds }) => milliseconds),
  ]);

function byKind(done: Done[]): string[] {
  return timesByKind(done).map(([name, times]) => {
    const errors = new Set(done.flatMap((one) => (one.name === name && one.error) || []));
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((time) => time.toFixed(1));
    return `${name}: ${times.length}, p50 ${p50}, p99 ${p99} ms${errors.size ? `, ${[...errors].join(', ')}` : ''}`;
  });
}

/** Why the server responded with 503, from its log. */
function refusalsOf({ output }: ServerProcess): string[] {
  return output.split('\n').flatMap((line) => {
    if (!line.includes('"reason"')) return [];
    const { req, reason, took } = JSON.parse(line) as Record<string, unknown>;
    return [`503 after ${Number(took)} ms, ${JSON.stringify(req)}: ${String(reason)}`];
  });
}
