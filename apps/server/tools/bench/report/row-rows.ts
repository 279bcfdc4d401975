import type { Comparison } from '../groups/comparison.ts';
import type { Samples } from '../measure/interleave.ts';
import { quantile } from '../measure/spread.ts';
import type { Sample } from '../measure/target.ts';
import { costCells, goalCells, ratioOf } from './comparison-rows.ts';
import { round } from './round.ts';

export const rowHead = [
  'call',
  '100 %: CPU µs',
  'p50 ms',
  '1 %: CPU µs',
  'p50 ms',
  'times',
  'goal',
  'held',
];

/** A call with all of the rows, and its anchor: the same call with one per cent of them. */
export function rowRow({ ours, anchor, goal }: Comparison, samples: Samples): string[] {
  const [all, few] = [samples.get(ours)!, samples.get(anchor!)!];
  const ratio = ratioOf(few, all);
  return [
    ours.name,
    costCells(ours, all)[0],
    medianLatency(all),
    costCells(ours, few)[0],
    medianLatency(few),
    round(1 / ratio),
    ...goalCells(goal, ratio),
  ];
}

const medianLatency = (samples: Sample[]): string =>
  round(
    quantile(
      samples.flatMap(({ latencies }) => latencies),
      0.5,
    ),
  );
