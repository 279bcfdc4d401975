import type { StandInResponse } from './stand-in-response';
import { StandInError, invalidRequest } from './stripe-error';

/** The maximum length of a key: https://docs.stripe.com/api/idempotent_requests */
const KEY_MAX = 255;

/** Saved responses by key: https://docs.stripe.com/api/idempotent_requests */
export class Idempotency {
  private readonly saved = new Map<string, { request: string; response: StandInResponse }>();

  /** The same key and request get the first response again, including server errors. */
  run(key: string | undefined, request: string, answer: () => StandInResponse): StandInResponse {
    if (key === undefined) return answer();
    if (key.length > KEY_MAX) throw invalidRequest('Idempotency keys have at most 255 characters.');
    const earlier = this.saved.get(key);
    if (earlier) return this.repeat(earlier, request);
    // A request that fails validation is not saved: its key may be reused.
    const response = answer();
    this.saved.set(key, { request, response });
    return response;
  }

  /** Keys are removed after a day. */
  forget(): void {
    this.saved.clear();
  }

  private repeat(
    earlier: { request: string; response: StandInResponse },
    request: string,
  ): StandInResponse {
    if (earlier.request !== request)
      throw new StandInError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    return { ...earlier.response, headers: { 'idempotent-replayed': 'true' } };
  }
}
