import { ProblemError } from '../../../platform/problem/problem';

const RETRY_SECONDS = 30;

/** Stripe did not respond, or failed; it is unknown whether the request took effect. */
export class StripeUnavailableError extends ProblemError {
  constructor(
    /** Stripe repeats a response to the same Idempotency-Key, including its own failures. */
    readonly hasAnswered = false,
  ) {
    const detail = 'The payment provider cannot be reached. Please try again.';
    super(503, detail, undefined, RETRY_SECONDS);
  }
}

/** Stripe rejected the request; the message says why. */
export class StripeRefusal extends Error {}

/** Ignores what Stripe does not know, such as objects of another account; the rejection is already logged. */
export function withoutRefusal(error: unknown): undefined {
  if (!(error instanceof StripeRefusal)) throw error;
}
