import { ProblemError } from '../../../platform/problem/problem';

const RETRY_SECONDS = 30;

/** Stripe did not answer, or answered that it failed; what it has done is not known. */
export class StripeUnavailableError extends ProblemError {
  constructor(
    /** Stripe repeats an answer to the same Idempotency-Key, its own failures included. */
    readonly hasAnswered = false,
  ) {
    const detail = 'The payment provider cannot be reached. Please try again.';
    super(503, detail, undefined, RETRY_SECONDS);
  }
}

/** Stripe has read the request and will not do it; the message says why. */
export class StripeRefusal extends Error {}

/** What Stripe does not know, as of another account, is left alone: the log has it. */
export function withoutRefusal(error: unknown): undefined {
  if (!(error instanceof StripeRefusal)) throw error;
}
