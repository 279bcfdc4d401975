import { parseArgs } from 'node:util';
import type { Rounds } from './measure/target.ts';

export const groupNames = ['pages', 'calls', 'lists', 'start', 'memory'] as const;

export type GroupName = (typeof groupNames)[number];

/** How much to measure: enough for a figure, or just enough to find errors. */
export interface BenchScale {
  /** The share of 100,000 customers and a million activities. */
  share: number;
  rounds: Rounds;
  starts: number;
  memory: { rounds: number; seconds: number };
}

const full: BenchScale = {
  share: 1,
  rounds: { count: 7, seconds: 1.5, connections: 16 },
  starts: 5,
  memory: { rounds: 3, seconds: 3 },
};

const smoke: BenchScale = {
  share: 0.01,
  rounds: { count: 1, seconds: 0.2, connections: 16 },
  starts: 1,
  memory: { rounds: 1, seconds: 0.3 },
};

interface Options {
  groups: readonly GroupName[];
  extent: BenchScale;
  /** Whether the figures are written into the document. */
  writes: boolean;
}

/** Parses the command line; throws, with the reason, for unknown arguments. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      smoke: { type: 'boolean', default: false },
    },
  });
  return {
    groups: values.only?.map(groupOf) ?? groupNames,
    extent: values.smoke ? smoke : full,
    writes: !values.smoke,
  };
}

function groupOf(name: string): GroupName {
  const group = groupNames.find((known) => known === name);
  if (!group) throw new Error(`--only takes ${groupNames.join(', ')}.`);
  return group;
}
