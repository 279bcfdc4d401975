import { setTimeout as sleep } from 'node:timers/promises';
import { OWNER, ask } from './ask.ts';

const PAUSE_MS = 100;

/** What was read while something else went on. */
export interface Probed {
  requests: number;
  /** In seconds. */
  slowest: number;
  /** Answers that are neither good nor a 503, and connections that broke. */
  wrong: string[];
}

/** Reads pages and calls, and signs in, again and again for as long as something else goes on. */
export async function probeDuring(
  origin: string,
  cookie: string,
  work: Promise<unknown>,
): Promise<Probed> {
  const probed: Probed = { requests: 0, slowest: 0, wrong: [] };
  const end = { isOver: false };
  const readers = [
    { path: '/api/health/live', only: [200] },
    { path: '/' },
    { path: '/services?q=data' },
    { path: '/api/services' },
    { path: '/api/customers?limit=5', headers: { cookie } },
    { path: '/api/auth/login', method: 'POST', body: OWNER },
  ].map(async ({ only = [200, 503], ...request }) => {
    while (!end.isOver) {
      await probe({ origin, ...request }, only, probed);
      await sleep(PAUSE_MS);
    }
  });
  await work.finally(() => (end.isOver = true));
  await Promise.all(readers);
  return probed;
}

async function probe(
  asked: Parameters<typeof ask>[0],
  allowed: number[],
  probed: Probed,
): Promise<void> {
  const began = performance.now();
  const status = await ask(asked).then(
    (answer) => answer.status,
    (error: Error) => error.message,
  );
  probed.requests += 1;
  probed.slowest = Math.max(probed.slowest, (performance.now() - began) / 1000);
  if (!allowed.some((one) => one === status)) probed.wrong.push(`${asked.path} ${status}`);
}
