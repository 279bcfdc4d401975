import { spreadOf } from '../measure/spread.ts';
import { type Cost, type Samples, type Target, totalOf } from '../measure/target.ts';

/** The goal for the anchor's cost divided by ours. */
export interface RatioGoal {
  atLeast: number;
  /** An optional higher goal. */
  stretch?: number;
  /** The goal in words, if the ratio alone is unclear. */
  text?: string;
}

/** One line of a table: our target, and the anchor that does the same work in the simplest way. */
export interface Comparison {
  ours: Target;
  anchor: Target;
  goal?: RatioGoal;
}

/** A figure without an anchor: its value in each round, and its limit. */
export interface Figure {
  what: string;
  values: number[];
  unit: string;
  limit?: number;
  stretch?: number;
}

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

/** A row for a comparison: ours, its anchor, and the anchor's cost divided by ours. */
export function comparisonRow({ ours, anchor, goal }: Comparison, samples: Samples): string[] {
  const [own, beside] = [samples.get(ours)!, samples.get(anchor)!];
  // The median of each round's ratio: within a round, both were measured shortly after each other.
  const ratio = spreadOf(own.map((cost, at) => totalOf(beside[at]!) / totalOf(cost))).median;
  return [
    ours.name,
    ...costCells(ours, own),
    anchor.name,
    ...costCells(anchor, beside),
    round(ratio),
    ...(goal ? goalCells(goal, ratio) : ['', '']),
  ];
}

/** The median, with its parts, and the minimum and maximum of all rounds. */
function costCells({ readsDatabase }: Target, costs: Cost[]): [string, string] {
  const { median, min, max } = spreadOf(costs.map(totalOf));
  const part = (of: 'node' | 'postgres') => round(spreadOf(costs.map((cost) => cost[of])).median);
  const parts = readsDatabase ? ` (${part('node')} + ${part('postgres')})` : '';
  return [round(median) + parts, `${round(min)} to ${round(max)}`];
}

function goalCells({ atLeast, stretch, text }: RatioGoal, ratio: number): [string, string] {
  const least = `at least ${round(atLeast)}${stretch ? ` (stretch ${round(stretch)})` : ''}`;
  return [text ?? least, ratio >= atLeast ? 'yes' : 'NO'];
}

export const figureHead = ['what', 'median', 'min to max', 'goal', 'held'];

export function figureRow({ what, values, unit, limit, stretch }: Figure): string[] {
  const { median, min, max } = spreadOf(values);
  const cells = [what, `${round(median)} ${unit}`, `${round(min)} to ${round(max)}`];
  if (limit === undefined) return [...cells, '', ''];
  const goal = `at most ${limit} ${unit}${stretch ? ` (stretch ${stretch})` : ''}`;
  return [...cells, goal, median <= limit ? 'yes' : 'NO'];
}

/** Rounds to a number of digits that fits the size of the value. */
function round(value: number): string {
  const size = Math.abs(value);
  const digits = size > 0 && size < 0.1 ? 3 : size < 1 ? 2 : size < 20 ? 1 : 0;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
