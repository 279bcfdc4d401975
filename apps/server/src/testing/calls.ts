import { type Endpoint, successStatus } from '@polaris/contracts';
import { endpoints, exampleOf } from '@polaris/contracts/api';

export type Identity =
  | 'anonymous'
  | 'customer'
  | 'other customer'
  | 'owner'
  | 'revoked owner'
  | 'signed-out cookie';

/** A call of an endpoint with its examples, and the expected status in an empty database. */
export interface Call {
  /** The name of the endpoint. */
  name: string;
  endpoint: Endpoint;
  path: string;
  body?: unknown;
  /** The owner's status; others get theirs by the policy. */
  success: number;
  /** A client's status, where it differs from the owner's. */
  client?: number;
}

/** An id without a record. */
export const MISSING = 2147483647;

type Difference = Pick<Partial<Call>, 'body' | 'success' | 'client'>;

const TAKEN = { email: 'taken@example.com', password: 'correct horse battery' };
const WRONG_PASSWORD = { currentPassword: 'wrong one', passphrase: 'four words of my own' };

const FAR_SESSION = {
  userId: 'nobody',
  title: 'Kick-off',
  startTime: '2099-01-05T15:00:00Z',
  endTime: '2099-01-05T16:00:00Z',
};

/** No server listens there. */
const NO_MAIL_SERVER = {
  host: '127.0.0.1',
  port: 65_535,
  encryption: 'none',
  username: 'hello@polaris.example',
  password: 'four words of my own',
  senderAddress: 'hello@polaris.example',
  replyTo: 'ines@polaris.example',
};

/** Calls whose example fails in an empty database, because a referenced record is missing. */
const differences: Record<string, Difference> = {
  acceptInvitation: { success: 404 },
  // The host of the example does not exist.
  addBusyCalendar: { success: 400 },
  addPasskey: { success: 409 },
  // The test says that it was added.
  addSampleData: { success: 409 },
  // The owner of the test has no second factor.
  allowAssistant: { success: 409 },
  arrangeCustomFields: { success: 409 },
  // The owner is no client.
  startOwnFile: { success: 400, body: { name: '', size: 0 } },
  createRestore: { success: 400, body: WRONG_PASSWORD },
  startTwoFactor: { success: 400, body: { currentPassword: 'wrong one' } },
  bookSession: { success: 404, body: FAR_SESSION },
  cancelEmailChangeByLink: { success: 400 },
  changeEmail: {
    success: 400,
    body: { email: 'taken@example.com', currentPassword: 'wrong one' },
  },
  cancelIntroCall: { success: 404 },
  changePassword: {
    success: 400,
    body: { currentPassword: 'wrong one', password: 'correct horse battery' },
  },
  checkResetLink: { success: 400 },
  // A resolver must not send a query for such a name.
  checkSenderDomain: {
    success: 200,
    body: { senderAddress: 'hello@polaris.onion', dkimSelector: 'mail' },
  },
  confirmIntroCall: { success: 410 },
  confirmTwoFactor: { success: 409 },
  convertCompanyTexts: { success: 409 },
  createActivity: { success: 404 },
  createInvoice: { success: 404 },
  createPurchase: { success: 404 },
  deleteAccount: { success: 400 },
  disableTwoFactor: { success: 409 },
  disownEmail: { success: 400 },
  downloadBackup: { success: 410 },
  enableTwoFactor: { success: 409 },
  exchangeAppCode: { success: 401 },
  exportRecords: { success: 200 },
  finishProviderSignIn: { success: 401 },
  getInvoiceBuyer: { success: 404 },
  holdIntroCall: { success: 404 },
  importCustomers: { success: 400 },
  listReplies: { success: 200 },
  moveIntroCall: { success: 404 },
  openInvitation: { success: 404 },
  openPaymentLink: { success: 404 },
  createOffer: { success: 404 },
  mailOfferCode: { success: 404 },
  openOffer: { success: 404 },
  acceptOffer: { success: 404 },
  declineOffer: { success: 404 },
  askAboutOffer: { success: 404 },
  payForOffer: { success: 404 },
  downloadOffer: { success: 404 },
  startLinkCheckout: { success: 404 },
  downloadLinkInvoice: { success: 404 },
  makeAssistantToken: { success: 409 },
  openIntroCall: { success: 404 },
  openUnsubscribe: { success: 302 },
  orderServices: { success: 409 },
  previewMerge: { success: 404 },
  prepareDownload: { success: 400, body: WRONG_PASSWORD },
  previewImport: { success: 400 },
  prepareNewPasskey: { success: 409 },
  // Assistants are off.
  readAssistantRequest: { success: 409 },
  receivePostmarkEvent: { success: 404 },
  receivePostmarkMail: { success: 404 },
  receiveSesEvent: { success: 404 },
  receiveSesMail: { success: 404 },
  receiveStripeEvent: { success: 404 },
  recordSale: { success: 404 },
  register: { success: 409, body: TAKEN },
  releaseHeldMails: { success: 409 },
  removeInboundMail: { success: 404 },
  renewRecoveryCodes: { success: 409 },
  requestPasskey: { success: 409 },
  requestPasskeyToSignIn: {
    success: 401,
    body: { email: 'noone@example.com', password: 'wrong one' },
  },
  resendVerification: { success: 409 },
  resetPassword: { success: 400 },
  sendEssay: { success: 404 },
  sendLetter: { success: 409 },
  sendFilePiece: { success: 400 },
  sendRestorePiece: { success: 400 },
  sendTestMail: { success: 200, body: NO_MAIL_SERVER },
  setUpOwner: { success: 400 },
  signIn: { success: 401, body: { email: 'nobody@example.com', password: 'wrong one' } },
  startBackup: { success: 409 },
  startOpenIdSignIn: { success: 404 },
  unsubscribe: { success: 400 },
  // An entered server would change the responses of other calls.
  updateMailSettings: { success: 409, body: { ...NO_MAIL_SERVER, version: 7 } },
  updateReleaseCheck: { success: 409 },
  uploadPicture: { success: 400 },
  uploadSitePicture: { success: 400 },
  verifyEmail: { success: 400 },
  verifyEmailByCode: { success: 400 },
  // The owner has no conversation with themselves.
  writeToOwner: { success: 409, client: 201 },
};

/** These end the session, so they are made last. */
const LAST = ['signOutEverywhere', 'signOut'];

/** Webhooks are called before other calls set them up. */
const isLast = ([name, { webhook }]: [string, Endpoint]): number =>
  webhook ? -2 : LAST.indexOf(name);

/** Every call of the server. */
export const calls: readonly Call[] = Object.entries(endpoints)
  .sort((one, other) => isLast(one) - isLast(other))
  .map(([name, endpoint]) => callOf(name, endpoint));

function callOf(name: string, endpoint: Endpoint): Call {
  const { path, params, query, body, form } = endpoint;
  const parameters = (params && exampleOf(params)) as Record<string, string> | undefined;
  const search = (query && exampleOf(query)) as Record<string, string> | undefined;
  const filled = path.replace(/:(\w+)/g, (_, key: string) => parameters?.[key] ?? `${MISSING}`);
  return {
    name,
    endpoint,
    path: search ? `${filled}?${new URLSearchParams(search)}` : filled,
    body: form ? undefined : body && exampleOf(body),
    success: path.includes(':') ? 404 : successStatus(endpoint),
    ...differences[name],
  };
}

/** The status that this identity must get. */
export function expectedStatus(call: Call, identity: Identity): number {
  const { success, client = success } = call;
  const { allow } = call.endpoint;
  const signedIn = ['customer', 'other customer', 'owner', 'revoked owner'].includes(identity);
  if (allow === 'anyone') return success;
  if (!signedIn) return 401;
  if (identity === 'owner') return success;
  return allow === 'signed-in' ? client : 403;
}
