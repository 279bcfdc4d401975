/** The route to which Stripe sends events. */
export const STRIPE_WEBHOOK = '/api/webhooks/stripe';
