import { parseArgs } from 'node:util';
import type { Rounds } from './measure/interleave.ts';

export const groupNames = [
  'pages',
  'calls',
  'lists',
  'rows',
  'anonymous',
  'start',
  'memory',
  'mail',
] as const;

export type GroupName = (typeof groupNames)[number];

/** How much is measured: enough for a figure, or just so much that a mistake shows. */
export interface BenchScale {
  /** Of a hundred thousand customers and a million activities: all that there are, and few of them. */
  share: number;
  few: number;
  rounds: Rounds;
  /** One request at a time. */
  rowRounds: Rounds;
  /** Many addresses, so each is asked for a short time. */
  anonymousRounds: Rounds;
  starts: number;
  memory: { rounds: number; seconds: number };
  /** Of a fourth round, the link for a new password would be held back as one too many. */
  mail: { rounds: number; notes: number };
}

const full: BenchScale = {
  share: 1,
  few: 0.01,
  rounds: { count: 7, seconds: 1.5, connections: 16 },
  rowRounds: { count: 7, seconds: 0.6, connections: 1 },
  anonymousRounds: { count: 3, seconds: 0.25, connections: 16 },
  starts: 5,
  memory: { rounds: 3, seconds: 3 },
  mail: { rounds: 3, notes: 300 },
};

const smoke: BenchScale = {
  share: 0.01,
  few: 0.001,
  rounds: { count: 1, seconds: 0.2, connections: 16 },
  rowRounds: { count: 1, seconds: 0.1, connections: 1 },
  anonymousRounds: { count: 1, seconds: 0.05, connections: 16 },
  starts: 1,
  memory: { rounds: 1, seconds: 0.3 },
  mail: { rounds: 1, notes: 20 },
};

export interface Options {
  groups: readonly GroupName[];
  extent: BenchScale;
  /** Whether the figures go into the document. */
  writes: boolean;
  /** Minutes of mixed load instead of the groups. */
  soak: number | undefined;
}

/** Reads the command line; fails with the reason where it says what there is not. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true },
      soak: { type: 'string' },
      smoke: { type: 'boolean', default: false },
    },
  });
  return {
    groups: values.only?.map(groupOf) ?? groupNames,
    extent: values.smoke ? smoke : full,
    writes: !values.smoke,
    soak: values.soak === undefined ? undefined : minutesOf(values.soak),
  };
}

function groupOf(name: string): GroupName {
  const group = groupNames.find((known) => known === name);
  if (!group) throw new Error(`--only takes ${groupNames.join(', ')}.`);
  return group;
}

function minutesOf(text: string): number {
  const minutes = Number(text);
  if (!(minutes >= 1)) throw new Error('--soak takes a number of minutes.');
  return minutes;
}
