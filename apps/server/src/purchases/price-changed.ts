import type { Problem } from '@polaris/contracts';
import { ProblemError } from '../platform/http/problem';

/** Refuses a purchase at a price that no longer holds, and says which one does. */
export class PriceChangedError extends ProblemError {
  constructor(readonly price: number) {
    super(409, 'The price has changed');
  }

  override toProblem(): Problem {
    return { ...super.toProblem(), price: this.price };
  }
}
