import { parseArgs } from 'node:util';
import type { Extent, Scenario } from './scenario.ts';

const complete: Extent = {
  isSmoke: false,
  kills: 20,
  flips: 50,
  restoreKills: 5,
  cardRounds: 5,
  wireSeconds: 10,
  writeSeconds: 2,
  loadSeconds: 600,
  requestsPerSecond: 200,
  acknowledged: 20_000,
};

/** For trying the tool: its figures mean nothing. */
const smoke: Extent = {
  isSmoke: true,
  kills: 2,
  flips: 4,
  restoreKills: 2,
  cardRounds: 1,
  wireSeconds: 4,
  writeSeconds: 1,
  loadSeconds: 15,
  requestsPerSecond: 40,
  acknowledged: 100,
};

export interface Options {
  chosen: Scenario[];
  extent: Extent;
  /** Whether docs/benchmarks/faults.md is written: a whole run does it, any other if it is asked to. */
  writes: boolean;
}

/** `--only NAME` any number of times, `--smoke`, `--write`. */
export function readOptions(args: string[], scenarios: Scenario[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      smoke: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { only, smoke: isSmoke, write } = values;
  const unknown = only.find((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown !== undefined)
    throw new Error(`No scenario ${unknown}: ${scenarios.map(({ name }) => name).join(', ')}.`);
  return {
    chosen: scenarios.filter(({ name }) => only.length === 0 || only.includes(name)),
    extent: isSmoke ? smoke : complete,
    writes: write || (!isSmoke && only.length === 0),
  };
}
