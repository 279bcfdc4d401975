/** The journeys in `npm test`: one through each part that only a browser shows. `npm run test:all` runs all of them. */
export const daily = [
  'account/hosted-checkout',
  'account/passkey',
  'account/offer',
  'account/pay',
  'account/purchase',
  'account/sign-in',
  'admin/customers',
  'admin/keyboard',
  'admin/offline',
  'every-page/every-page',
  'every-page/service-worker',
  'every-page/without-scripts',
  'owner/booking',
  'owner/new-build',
  'site/contact-form',
].map((name) => `${name}.spec.ts`);
