/** Stripe's description of an error: https://docs.stripe.com/api/errors */
interface ErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
}

/** A request that the stand-in refuses. */
export class StandInError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** An error in the request: https://docs.stripe.com/api/errors#errors-type */
export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}) =>
  new StandInError(400, { type: 'invalid_request_error', message, ...more });

/** https://docs.stripe.com/error-codes#resource-missing */
export const missing = (what: string, id: string) =>
  new StandInError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  });
