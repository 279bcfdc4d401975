import type { Problem } from '@polaris/contracts';
import { ProblemError } from '../../platform/problem/problem';

/** A purchase at a price that is no longer current; the answer carries the current one. */
export class PriceChangedError extends ProblemError {
  constructor(readonly price: number) {
    super(409, 'The price has changed');
  }

  override toProblem(): Problem {
    return { ...super.toProblem(), price: this.price };
  }
}
