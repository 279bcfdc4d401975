import type { ServerProcess } from './servers.ts';
import type { CountedWrites } from './recorder/count-writes.ts';

/** A measured figure and its limit. */
export interface Figure {
  what: string;
  value: number;
  limit: number;
  unit: string;
  allowed: 'at most' | 'at least';
}

/** The counts and durations of a complete run, or of a test of the tool. */
export interface Extent {
  kills: number;
  restoreKills: number;
  /** The seconds of writes before each kill. */
  writeSeconds: number;
  loadSeconds: number;
  requestsPerSecond: number;
}

export interface ScenarioContext {
  extent: Extent;
  /** Creates a server on an empty data folder, with the owner's account; it is stopped after the scenario. */
  createServer: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** Registers a cleanup for the end of the scenario, also after a failure; they run in reverse order. */
  onEnd: (clean: () => unknown) => void;
  /** One line of progress. */
  log: (line: string) => void;
}

export interface Scenario {
  name: string;
  /** The time limit. */
  seconds: number;
  run(context: ScenarioContext): Promise<Figure[]>;
}

/** A figure that must not be exceeded. */
export const atMost = (what: string, value: number, limit: number, unit: string): Figure => ({
  ...{ what, value, limit, unit },
  allowed: 'at most',
});

export const atLeast = (what: string, value: number, limit: number, unit: string): Figure => ({
  ...{ what, value, limit, unit },
  allowed: 'at least',
});

export const isKept = ({ value, limit, allowed }: Figure): boolean =>
  allowed === 'at most' ? value <= limit : value >= limit;

const number = (value: number): string => value.toLocaleString('en-US');

/** All acknowledged writes must be stored, and nothing may be stored twice. */
export function writeFigures(counted: CountedWrites): Figure[] {
  const { ok, failed, unknown, unknownButStored } = counted;
  const cut = `${number(unknown)} cut off (${number(unknownButStored)} of them stored)`;
  return [
    atMost(`of ${number(ok)} acknowledged writes lost`, counted.lost, 0, 'writes'),
    atMost(`of these and of ${cut}, stored twice`, counted.doubled, 0, 'writes'),
    atMost(`of ${number(failed)} refused writes stored`, counted.refusedButStored, 0, 'writes'),
  ];
}
