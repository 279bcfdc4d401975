import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WebBuild } from '@polaris/contracts';
import { type Polaris, startPolaris } from '../hosts/polaris.ts';
import { interleave } from '../measure/interleave.ts';
import { spreadOf } from '../measure/spread.ts';
import { type Target, measure, totalOf } from '../measure/target.ts';
import type { Rounds } from '../measure/interleave.ts';
import { round } from '../report/round.ts';
import { type AnonymousRoute, anonymousRoutes, firstRequests } from './anonymous-routes.ts';
import { emptyFolder } from './start.ts';

export const anonymousText = `CPU time of every address that anyone may read without signing in, server and PostgreSQL together. At most
5 ms, or a reason stands beside it. "Another each time" asks for what nobody has asked for before: a search, or
a link that leads nowhere.`;

export const anonymousHead = ['route', 'CPU µs a request', 'min to max', 'over 5 ms because'];

const LIMIT = 5000;
const SITE = new URL('../../../../web/build/server/index.js', import.meta.url);

/** Each with the median of what it costs, on a server of its own. */
export async function anonymous(rounds: Rounds, step: (text: string) => void): Promise<string[][]> {
  const folder = emptyFolder();
  const polaris = await startPolaris(folder);
  try {
    const first: string[][] = [];
    for (const route of firstRequests) first.push(await measureFirst(route, polaris));
    const targets = (await listRoutes()).map((route) => [targetOf(route, polaris), route] as const);
    const samples = await interleave(
      targets.map(([target]) => target),
      rounds,
      step,
    );
    const rows = targets.map(([target, route]) => rowOf(route, samples.get(target)!.map(totalOf)));
    return [...rows, ...first];
  } finally {
    await polaris.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function listRoutes(): Promise<AnonymousRoute[]> {
  const site = (await import(fileURLToPath(SITE))) as WebBuild;
  return anonymousRoutes(site.publicPages?.([1], []) ?? []);
}

/** One request: shorter than the clock of /proc can tell, if it costs as little as the others. */
async function measureFirst(route: AnonymousRoute, polaris: Polaris): Promise<string[]> {
  const options = { connections: 1, seconds: 0.001 };
  const { node, postgres } = await measure(targetOf(route, polaris), options);
  return rowOf({ ...route, name: `${route.name}, first after a start` }, [node + postgres]);
}

const targetOf = ({ name, reason: _, ...request }: AnonymousRoute, host: Polaris): Target => ({
  name,
  host,
  request,
  readsDatabase: true,
});

function rowOf({ name, reason }: AnonymousRoute, costs: number[]): string[] {
  const { median, min, max } = spreadOf(costs);
  const because = median > LIMIT ? (reason ?? 'NO REASON') : '';
  return [name, round(median), `${round(min)} to ${round(max)}`, because];
}
