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

/** One round of a target: CPU microseconds a request, and the median of its latencies in ms. */
export interface Sample extends Cost {
  latencies: number[];
}

export async function measure(
  { name, host, request, readsDatabase }: Target,
  options: { connections: number; seconds: number },
): Promise<Sample> {
  const before = host.cpu();
  const loading = load(host.origin, request, options);
  const { requests, latencies } = await loading.catch((error: unknown) => {
    throw new Error(`${name} failed. ${host.output()}`, { cause: error });
  });
  const after = host.cpu();
  return {
    node: (after.node - before.node) / requests,
    postgres: readsDatabase ? (after.postgres - before.postgres) / requests : 0,
    latencies,
  };
}

export const totalOf = ({ node, postgres }: Cost): number => node + postgres;
