import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/**
 * `npm run bench:crm`: how long the admin screens's calls take with one per cent of the rows and with
 * all of them, a hundred thousand customers and a million activities. Over HTTP, one at a time.
 */
const dist = (entry: string) => fileURLToPath(new URL(`../dist/${entry}.js`, import.meta.url));
const ROUNDS = 200;
const PORT = 3977;
const base = `http://127.0.0.1:${PORT}`;
const owner = { email: 'owner@example.com', password: 'follow the pole star' };

const deep = (days: number) => {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  return Buffer.from(JSON.stringify([at, 1])).toString('base64url');
};

/** The calls, named as in the table that is printed. */
const calls = {
  'customers, first page': '/api/customers?limit=50',
  'customers, at nine tenths': `/api/customers?limit=50&cursor=${deep(985)}`,
  'customers of a status': '/api/customers?limit=50&status=on_hold',
  'customers, search (rare)': '/api/customers?limit=50&q=person4242%40',
  'customers, search (common)': '/api/customers?limit=50&q=maya',
  'activities, first page': '/api/activities?limit=50',
  'activities, at nine tenths': `/api/activities?limit=50&cursor=${deep(985)}`,
  'activities, search (rare)': '/api/activities?limit=50&q=zephyrine',
  'activities, search (none)': '/api/activities?limit=50&q=qqqqqq',
  'activities, search (common)': '/api/activities?limit=50&q=proposal',
  'recent five and their count': '/api/activities/recent?limit=5',
  'weeks of the chart': '/api/admin/statistics/weeks',
};

interface Timing {
  p50: number;
  p99: number;
}

function run(entry: string, dataDir: string, args: string[] = []): ChildProcess {
  return spawn(process.execPath, [dist(entry), ...args], {
    cwd: dataDir,
    stdio: ['ignore', entry === 'seed' ? 'inherit' : 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(PORT),
      LOG_LEVEL: 'warn',
      SEED: 'none',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
  });
}

async function signIn(): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) break;
    await sleep(100);
  }
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function time(path: string, cookie: string): Promise<Timing> {
  const times: number[] = [];
  for (let round = -20; round < ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await fetch(base + path, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: times[ROUNDS / 2]!, p99: times[Math.floor(ROUNDS * 0.99)]! };
}

async function measure(share: number): Promise<Map<string, Timing>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'polaris-bench-'));
  chmodSync(dataDir, 0o755);
  try {
    const [failed] = (await once(run('seed', dataDir, ['--large-crm', String(share)]), 'exit')) as [
      number,
    ];
    if (failed) throw new Error('Seeding failed.');
    const server = run('main', dataDir);
    const cookie = await signIn();
    const timings = new Map<string, Timing>();
    for (const [name, path] of Object.entries(calls)) {
      timings.set(name, await time(path, cookie));
      console.log(`measured ${name}`);
    }
    server.kill('SIGTERM');
    await once(server, 'exit');
    return timings;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const few = await measure(0.01);
const all = await measure(1);
const ms = (value: number | undefined) => (value ?? NaN).toFixed(2);
console.log('\n| call | 1 %: p50 | p99 | 100 %: p50 | p99 | ratio of p50 |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const name of Object.keys(calls)) {
  const [a, b] = [few.get(name), all.get(name)];
  const ratio = (b?.p50 ?? NaN) / (a?.p50 ?? NaN);
  console.log(
    `| ${name} | ${ms(a?.p50)} | ${ms(a?.p99)} | ${ms(b?.p50)} | ${ms(b?.p99)} | ${ratio.toFixed(2)} |`,
  );
}
