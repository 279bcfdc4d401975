import { type LoadRequest, load } from './load.ts';

/** CPU time in microseconds: of what answers, and of PostgreSQL behind it. */
export interface Cost {
  node: number;
  postgres: number;
}

/** Something that answers requests, and what that has cost so far. */
export interface Host {
  origin: string;
  cpu: () => Cost;
  /** The last of what it has printed, for when it fails. */
  output: () => string;
}

/** A request to a host, whose cost is measured. */
export interface Target {
  name: string;
  host: Host;
  request: LoadRequest;
  /** Whether what PostgreSQL does at the same time is done for it. */
  readsDatabase: boolean;
}

export interface Rounds {
  count: number;
  /** How long each target is asked in each round. */
  seconds: number;
  connections: number;
}

/** What a request of each target cost, in each round. */
export type Samples = Map<Target, Cost[]>;

/**
 * Asks all targets in turn, round after round, so that what else the machine does meets them alike. A
 * round before the first one warms them up and is left out.
 */
export async function interleave(
  targets: readonly Target[],
  { count, ...options }: Rounds,
  step: (text: string) => void,
): Promise<Samples> {
  const all = [...new Set(targets)];
  const samples: Samples = new Map(all.map((target) => [target, []]));
  for (let round = 0; round <= count; round += 1)
    for (const target of all) {
      step(`${round === 0 ? 'warming up' : `round ${round} of ${count}`}: ${target.name}`);
      const sample = await measure(target, options);
      if (round > 0) samples.get(target)!.push(sample);
    }
  return samples;
}

async function measure(
  { name, host, request, readsDatabase }: Target,
  options: { connections: number; seconds: number },
): Promise<Cost> {
  const before = host.cpu();
  const requests = await load(host.origin, request, options).catch((error: unknown) => {
    throw new Error(`${name} failed. ${host.output()}`, { cause: error });
  });
  const after = host.cpu();
  return {
    node: (after.node - before.node) / requests,
    postgres: readsDatabase ? (after.postgres - before.postgres) / requests : 0,
  };
}

export const totalOf = ({ node, postgres }: Cost): number => node + postgres;
