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
}

/** A request to a host, whose cost is measured. */
export interface Target {
  name: string;
  host: Host;
  request: LoadRequest;
  /** Whether what PostgreSQL does at the same time is done for it. */
  readsDatabase: boolean;
}

/** One round of a target: CPU microseconds a request, and the median of its latencies in ms. */
export interface Sample extends Cost {
  latencies: number[];
}

export async function measure(
  { host, request, readsDatabase }: Target,
  options: { connections: number; seconds: number },
): Promise<Sample> {
  const before = host.cpu();
  const { requests, latencies } = await load(host.origin, request, options);
  const after = host.cpu();
  return {
    node: (after.node - before.node) / requests,
    postgres: readsDatabase ? (after.postgres - before.postgres) / requests : 0,
    latencies,
  };
}

export const totalOf = ({ node, postgres }: Cost): number => node + postgres;
