import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { listCustomers } from '@polaris/contracts';
import { ZodMiniObject } from 'zod/mini';
import { endpoints } from '@polaris/contracts/api';
import { handlerProblems, listHandlers } from '../../platform/openapi/handlers';
import { type Identity, calls, expectedStatus } from '../calls';
import type { TestCaller } from '../caller';
import { PASSWORD, type TestApp, startTestApp } from '../test-app';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
  await polaris
    .visitor()
    .post('/api/auth/register', { email: 'taken@example.com', password: PASSWORD });
});
afterAll(() => polaris.close());

const handlers = () =>
  listHandlers(polaris.app.get(DiscoveryService), polaris.app.get(MetadataScanner));

describe('handlers of endpoints', () => {
  it('finds one handler for each endpoint', () => {
    expect(handlerProblems(handlers(), endpoints)).toEqual([]);
  });

  it('rejects to start when an endpoint is missing, unhandled, handled twice or unchecked (ASVS 16.5.3)', () => {
    const { params: _, ...unchecked } = endpoints.getCustomer!;
    const wrong = { listCustomers, unchecked, createCustomer: endpoints.createCustomer! };
    const found = [
      { name: 'X.add', endpoint: undefined },
      { name: 'X.list', endpoint: listCustomers },
      { name: 'X.listAgain', endpoint: listCustomers },
      { name: 'X.get', endpoint: unchecked },
    ];
    expect(handlerProblems(found, wrong)).toEqual([
      'X.add has no endpoint.',
      'listCustomers has 2 handlers.',
      'unchecked does not check its parameters.',
      'createCustomer has 0 handlers.',
    ]);
  });
});

/** Written out, because a list derived from the endpoints could not reveal one that was opened by mistake. */
const OPEN = {
  anyone: `
  acceptInvitation acceptOffer agreeToTestimonial askAboutOffer cancelEmailChangeByLink cancelIntroCall checkResetLink confirmIntroCall
  declineOffer disownEmail downloadLinkInvoice downloadOffer exchangeAppCode finishOpenIdSignIn finishProviderSignIn forgotPassword getBlob getLiveness
  getPaymentOptions getReadiness getService getSignInOptions holdIntroCall listAssets listIntroSlots
  listLandingServices listServices listTestimonials mailOfferCode moveIntroCall openIntroCall openInvitation openOffer openPaymentLink payForOffer openSignIn
  openTestimonialLink openUnsubscribe readCalendar receivePostmarkEvent receivePostmarkMail receiveSesEvent
  receiveSesMail receiveStripeEvent register requestPasskeyToSignIn resetPassword setUpOwner signIn signOut
  startLinkCheckout startOpenIdSignIn submitContact subscribe unsubscribe verifyEmail withdrawTestimonial writeTestimonial
`,
  'signed-in': `
  addPasskey startCheckout startInvoiceCheckout startOwnFile startTwoFactor bookOwnSession cancelEmailChange cancelOwnSession
  changeEmail changePassword checkRecentFactor confirmTwoFactor createPurchase deleteAccount disableTwoFactor
  downloadAccountData downloadFile downloadInvoice downloadSession enableTwoFactor getBankDetails getCalendarFeed
  getFileThumbnail getFileUpload getPreferences getPurchase getTwoFactor getUser listConversation listDevices
  listInvoices listOwnFiles listOwnRetainers listPurchases listSessions listSlots makeCalendarFeed markConversationRead
  moveOwnSession prepareNewPasskey removeCalendarFeed removePasskey renamePasskey renewRecoveryCodes
  requestPasskey resendVerification savePreferences sendFilePiece signOutDevice signOutEverywhere updateUser
  uploadPicture verifyEmailByCode writeToOwner
`,
};

it.each(['anyone', 'signed-in'] as const)('opens only the listed calls to %s', (policy) => {
  const open = calls.filter(({ endpoint }) => endpoint.allow === policy).map(({ name }) => name);
  expect(open.sort()).toEqual(OPEN[policy].trim().split(/\s+/).sort());
});

it('opens calls of the admin area only to the owner', () => {
  const open = calls.filter(
    ({ endpoint }) => endpoint.path.startsWith('/api/admin/') && endpoint.allow !== 'owner',
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('accepts secrets in addresses only at calls of programs and of testimonial links (ASVS 14.2.1)', () => {
  const secret = /code|password|secret|ticket|token/i;
  const found = calls.filter(({ endpoint: { path, query } }) => {
    const fields = query instanceof ZodMiniObject ? Object.keys(query.shape) : [];
    return secret.test([...(path.match(/:\w+/g) ?? []), ...fields].join());
  });
  expect(found.map(({ name }) => name).sort()).toEqual([
    ...['agreeToTestimonial', 'downloadBackup', 'openTestimonialLink', 'openUnsubscribe'],
    ...['readCalendar', 'unsubscribe', 'withdrawTestimonial', 'writeTestimonial'],
  ]);
});

const identities: Record<Identity, () => Promise<TestCaller>> = {
  anonymous: () => Promise.resolve(polaris.visitor()),
  customer: () => polaris.customer(),
  'other customer': () => polaris.customer(),
  owner: () => polaris.owner(),
  'revoked owner': async () => {
    const owner = await polaris.owner();
    await polaris.dataSource.query('update users set "isAdmin" = false where id = $1', [
      owner.user.id,
    ]);
    return owner;
  },
  'signed-out cookie': async () => {
    const owner = await polaris.owner();
    const copy = polaris.visitor();
    for (const [name, value] of owner.cookies) copy.cookies.set(name, value);
    await owner.post('/api/auth/logout');
    return copy;
  },
};

/** Webhooks that an owner's calls have set up. */
const tearDownWebhooks = () =>
  polaris.dataSource.query('delete from mail_webhooks; delete from inbound_mail');

/** Otherwise the calls after the one that adds it would find records. */
const pretendSampleData = () =>
  polaris.dataSource.query(`insert into sample_data (summary) values ('') on conflict do nothing`);

describe.each(Object.keys(identities) as Identity[])('access of the %s', (identity) => {
  it('applies the policy of every call (ASVS 7.2.1, 8.2.1, 8.3.1)', async () => {
    const caller = await identities[identity]();
    await tearDownWebhooks();
    await pretendSampleData();
    const wrong: string[] = [];
    for (const call of calls) {
      const { status } = await caller.call(call.endpoint.method, call.path, call.body);
      const expected = expectedStatus(call, identity);
      if (status !== expected) wrong.push(`${call.name}: ${status} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});
