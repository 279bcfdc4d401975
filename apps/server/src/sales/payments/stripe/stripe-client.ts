import Stripe from 'stripe';
import type { Environment } from '../../../platform/config/environment';

const TIMEOUT_MS = 10_000;

export type StripeClient = Stripe;

/** Loaded only where a key is set: the library takes 18 MB. */
export function makeClient({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Environment): Stripe {
  return new Stripe(STRIPE_SECRET_KEY!, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(STRIPE_API_BASE ? addressOf(STRIPE_API_BASE) : {}),
  });
}

function addressOf(base: string) {
  const { hostname, port, protocol } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return {
    host: hostname,
    port: port || (scheme === 'http' ? 80 : 443),
    protocol: scheme,
  } as const;
}

/** Whether Stripe rejected the request for good, so that a retry would not help. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError;

/** For the log. Never log the error itself, which contains the request. */
export function describe(error: unknown): { text: string; hasAnswered: boolean } {
  if (!(error instanceof Stripe.errors.StripeError))
    return { text: 'not by us', hasAnswered: false };
  const { type, statusCode, requestId } = error;
  const text = [type, statusCode, requestId].filter(Boolean).join(' ');
  return { text, hasAnswered: statusCode !== undefined };
}
