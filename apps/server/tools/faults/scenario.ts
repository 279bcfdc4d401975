import { type Figure, isKept } from '../abuse/attack.ts';
import type { CountedWrites } from './recorder/count-writes.ts';
import type { ServerProcess, Testing } from './hosts/testing.ts';

export type { Figure };
export { isKept };

/** A part of a scenario that this machine cannot do, and why. */
export interface NotRun {
  what: string;
  reason: string;
}

export type Result = Figure | NotRun;

export const isNotRun = (result: Result): result is NotRun => 'reason' in result;

/** How often, how long and how many, in a whole run or while the tool itself is tried. */
export interface Extent {
  isSmoke: boolean;
  kills: number;
  flips: number;
  restoreKills: number;
  cardRounds: number;
  /** Of each of the wire's faults. */
  wireSeconds: number;
  /** Before each kill, and before and after each other fault. */
  writeSeconds: number;
  loadSeconds: number;
  requestsPerSecond: number;
  /** In all scenarios together. */
  acknowledged: number;
}

export interface ScenarioContext {
  extent: Extent;
  testing: Testing;
  /** A server that is stopped when the scenario has ended. */
  createServer: (env?: Record<string, string>, dataDir?: string) => Promise<ServerProcess>;
  /** Called when the scenario has ended, whether or not it failed; the last one first. */
  onEnd: (clean: () => unknown) => void;
  /** Adds what a recorder has counted to the sums of the run; returns it as figures. */
  counted: (writes: CountedWrites) => Figure[];
  /** One line of progress. */
  log: (line: string) => void;
}

export interface Scenario {
  name: string;
  /** How long it may take. */
  seconds: number;
  run(context: ScenarioContext): Promise<Result[]>;
}

/** A figure that must not be exceeded. */
export const atMost = (what: string, value: number, limit: number, unit: string): Figure => ({
  what,
  value,
  limit,
  unit,
});

export const atLeast = (what: string, value: number, limit: number, unit: string): Figure => ({
  ...atMost(what, value, limit, unit),
  allowed: 'at least',
});
