import { StripeStandIn } from '../../../server/src/testing/stand-ins/stripe/stripe-stand-in.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** Runs with card payments and a local fake of Stripe that sends webhooks. */
export const test = base.extend<object, { standIn: StripeStandIn; webhook: undefined }>({
  standIn: [
    async ({}, provide) => {
      const standIn = await new StripeStandIn().start();
      await provide(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],

  ownPolaris: [
    ({ standIn }, provide) => provide({ name: 'cards', settings: standIn.env }),
    { scope: 'worker' },
  ],

  webhook: [
    async ({ standIn, polaris }, provide) => {
      standIn.webhook = `${polaris.url}/api/webhooks/stripe`;
      await provide(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
