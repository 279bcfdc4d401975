import type { Comparison, RatioGoal } from '../groups/comparison.ts';
import type { Samples } from '../measure/interleave.ts';
import { spreadOf } from '../measure/spread.ts';
import { type Sample, type Target, totalOf } from '../measure/target.ts';
import { round } from './round.ts';

export const comparisonHead = [
  'what',
  'CPU µs a request',
  'min to max',
  'anchor',
  'CPU µs',
  'min to max',
  'ratio',
  'goal',
  'held',
];

/** A line for each comparison: ours, its anchor, and how many of ours cost as much as one of these. */
export function comparisonRow({ ours, anchor, goal }: Comparison, samples: Samples): string[] {
  const own = samples.get(ours)!;
  const beside = anchor && samples.get(anchor)!;
  const ratio = beside && ratioOf(beside, own);
  return [
    ours.name,
    ...costCells(ours, own),
    anchor?.name ?? '',
    ...(anchor && beside ? costCells(anchor, beside) : ['', '']),
    ratio === undefined ? '' : round(ratio),
    ...goalCells(goal, ratio),
  ];
}

/** The median of what each round says: in it both were measured one soon after the other. */
export const ratioOf = (anchor: Sample[], ours: Sample[]): number =>
  spreadOf(ours.map((sample, at) => totalOf(anchor[at]!) / totalOf(sample))).median;

/** The median, with its parts, and the least and the most of all rounds. */
export function costCells({ readsDatabase }: Target, samples: Sample[]): [string, string] {
  const { median, min, max } = spreadOf(samples.map(totalOf));
  const part = (of: 'node' | 'postgres') => round(spreadOf(samples.map((cost) => cost[of])).median);
  const parts = readsDatabase ? ` (${part('node')} + ${part('postgres')})` : '';
  return [round(median) + parts, `${round(min)} to ${round(max)}`];
}

export function goalCells(
  goal: RatioGoal | undefined,
  ratio: number | undefined,
): [string, string] {
  if (!goal || ratio === undefined) return ['', ''];
  const { atLeast, stretch, text } = goal;
  const least = `at least ${round(atLeast)}${stretch ? ` (stretch ${round(stretch)})` : ''}`;
  return [text ?? least, ratio >= atLeast ? 'yes' : 'NO'];
}
