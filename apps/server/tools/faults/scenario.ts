import type { ServerProcess } from './servers.ts';
import type { CountedWrites } from './recorder/count-writes.ts';

/** One measured figure beside the limit that it must keep. */
export interface Figure {
  what: string;
  value: number;
  limit: number;
  unit: string;
  allowed: 'at most' | 'at least';
}

/** How often, how long and how many, in a whole run or while the tool itself is tried. */
export interface Extent {
  kills: number;
  restoreKills: number;
  /** Before each kill. */
  writeSeconds: number;
  loadSeconds: number;
  requestsPerSecond: number;
}

export interface ScenarioContext {
  extent: Extent;
  /** A server on an empty data folder, with the owner's account; stopped when the scenario has ended. */
  createServer: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** Called when the scenario has ended, whether or not it failed; the last one first. */
  onEnd: (clean: () => unknown) => void;
  /** One line of progress. */
  log: (line: string) => void;
}

export interface Scenario {
  name: string;
  /** How long it may take. */
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

/** Only what was acknowledged has to be there, and nothing may be there twice. */
export function writeFigures(counted: CountedWrites): Figure[] {
  const { ok, failed, unknown, unknownButStored } = counted;
  const cut = `${number(unknown)} cut off (${number(unknownButStored)} of them stored)`;
  return [
    atMost(`of ${number(ok)} acknowledged writes lost`, counted.lost, 0, 'writes'),
    atMost(`of these and of ${cut}, stored twice`, counted.doubled, 0, 'writes'),
    atMost(`of ${number(failed)} refused writes stored`, counted.refusedButStored, 0, 'writes'),
  ];
}
