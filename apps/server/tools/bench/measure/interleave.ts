import { type Sample, type Target, measure } from './target.ts';

export interface Rounds {
  count: number;
  /** How long each target is asked in each round. */
  seconds: number;
  connections: number;
}

export type Samples = Map<Target, Sample[]>;

/**
 * Asks all targets in turn, round after round, so that what else the machine does meets them alike. A
 * round before the first one warms them up and is left out.
 */
export async function interleave(
  targets: readonly Target[],
  { count, ...options }: Rounds,
  step: (text: string) => void,
): Promise<Samples> {
  const all = [...new Set(targets)];
  const samples: Samples = new Map(all.map((target) => [target, []]));
  for (let round = 0; round <= count; round += 1)
    for (const target of all) {
      step(`${round === 0 ? 'warming up' : `round ${round} of ${count}`}: ${target.name}`);
      const sample = await measure(target, options);
      if (round > 0) samples.get(target)!.push(sample);
    }
  return samples;
}
