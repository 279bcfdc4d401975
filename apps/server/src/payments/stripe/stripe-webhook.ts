/** The route to which Stripe sends events. */
export const STRIPE_WEBHOOK = '/api/webhooks/stripe';

/** The most that an event may have. */
export const STRIPE_EVENT_BYTES = 256 * 1024;
