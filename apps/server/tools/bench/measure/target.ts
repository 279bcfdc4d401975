import { type LoadRequest, load } from './load.ts';

/** CPU time in microseconds: of the server process, and of its PostgreSQL. */
export interface Cost {
  node: number;
  postgres: number;
}

/** A server, and the CPU time that it has used so far. */
export interface Host {
  origin: string;
  cpu: () => Cost;
  /** Its latest output, for error messages. */
  output: () => string;
}

/** A request to a host, whose cost is measured. */
export interface Target {
  name: string;
  host: Host;
  request: LoadRequest;
  /** Whether to include the CPU time of PostgreSQL. */
  readsDatabase: boolean;
}

export interface Rounds {
  count: number;
  /** The duration of each target in each round. */
  seconds: number;
  connections: number;
}

/** The cost per request of each target, in each round. */
export type Samples = Map<Target, Cost[]>;

/**
 * Measures all targets in turn, in several rounds, so that other load on the machine affects them equally. A round
 * before the first one warms them up, and does not count.
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
