import type { Target } from '../measure/target.ts';

/** How cheap ours has to be beside its anchor: the anchor's cost divided by ours. */
export interface RatioGoal {
  atLeast: number;
  /** What would be better still. */
  stretch?: number;
  /** How the goal is told in words, where the ratio alone says little. */
  text?: string;
}

/** One line of a table: what we do, and the anchor that does the same work plainly. */
export interface Comparison {
  ours: Target;
  anchor?: Target;
  goal?: RatioGoal;
}
