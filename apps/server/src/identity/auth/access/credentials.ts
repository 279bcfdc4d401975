import {
  CONFIRM_DAYS,
  DAY_MS,
  HOLD_MINUTES,
  INVITATION_DAYS,
  MAX_TOKEN_DAYS,
  MINUTE_MS,
  type NewsletterLink,
  TESTIMONIAL_REQUEST_DAYS,
} from '@polaris/contracts';
import { type SqlText, sql } from '../../../platform/database/sql';
import type { TokenPurpose } from '../tokens/one-time-token.entity';

/** Why the access to an account ends, and what comes instead. */
export type AccessEnd =
  | { reason: 'new password'; password: string }
  | { reason: 'new owner'; password: string }
  | { reason: 'taken over' }
  | { reason: 'signed out everywhere' }
  | { reason: 'disabled' }
  | { reason: 'deleted' };

/** A `write` link submits a testimonial once; an `own` link manages it for as long as it exists. */
export type LinkPurpose = 'write' | 'own';

/** All tables with credentials. A test compares the list with the database. */
export const credentialTables = [
  'app_codes',
  'appointment_links',
  'assistant_tokens',
  'calendar_feeds',
  'identities',
  'intro_call_holds',
  'invitations',
  'offer_links',
  'one_time_tokens',
  'passkeys',
  'payment_links',
  'recovery_codes',
  'second_factors',
  'sessions',
  'subscriber_tokens',
  'testimonial_links',
] as const;

type CredentialTable = (typeof credentialTables)[number];

/** All credentials except passwords: whatever signs someone in, or lets them act without signing in. */
export type CredentialKind =
  | 'login session'
  | 'sign-in that waits for a code'
  | 'event stream'
  | 'device cookie'
  | 'app code'
  | 'download ticket'
  | 'provider identity'
  | 'authenticator app'
  | 'passkey'
  | 'recovery code'
  | 'calendar feed'
  | 'assistant code'
  | 'assistant access token'
  | 'assistant refresh token'
  | 'assistant token to paste'
  | 'invitation'
  | 'payment link'
  | 'offer link'
  | 'free call confirmation'
  | 'free call link'
  | `${TokenPurpose} link`
  | `testimonial ${LinkPurpose} link`
  | `newsletter ${NewsletterLink} link`;

/** The rows to delete; `$1` is the account id. With `only`, they are deleted for that reason alone. */
interface DeletedRows {
  where: SqlText;
  only?: AccessEnd['reason'];
}

/** A credential with an epoch is only valid in that epoch; an event stream closes with its session. */
type EndsByItself = 'carries the epoch' | 'ends with its session';

export type Credential = {
  /** An account, or anyone who reads the mail of an address. */
  owner: 'account' | 'address' | 'first owner';
  /** In milliseconds; null if it does not expire. */
  lifetime: number | null;
} & (
  | {
      table: CredentialTable;
      /** What happens when access to the account ends; null if the credential belongs to no account and stays. */
      revoke: DeletedRows | EndsByItself | null;
    }
  | { table: null; revoke: EndsByItself }
);

const OWN_ROWS = { where: sql`"userId" = $1` } as const;

/** A one-time link. */
const link = (purpose: TokenPurpose, lifetime: number) =>
  ({
    owner: 'account',
    lifetime,
    table: 'one_time_tokens',
    revoke: { where: sql`"userId" = $1 and purpose = ${sql.value(purpose)}` },
  }) as const;

/** For anyone who reads the mail of an address: it belongs to no account. */
const ofAddress = <const Table extends CredentialTable>(
  table: Table,
  lifetime: number | null = null,
) => ({ owner: 'address', lifetime, table, revoke: null }) as const;

/** Of a connection, which is only valid in the epoch in which it was allowed. */
const assistantToken = (lifetime: number) =>
  ({ owner: 'account', lifetime, table: 'assistant_tokens', revoke: 'carries the epoch' }) as const;

/** Deleted on a takeover: a stranger's factors must neither let them in nor lock out the owner of the address. */
const TAKEN_OVER = { ...OWN_ROWS, only: 'taken over' } as const;

/** The only list of credentials. A missing kind, table or purpose of links is a compile error. */
export const credentials = {
  'login session': {
    owner: 'account',
    // Idle time; ABSOLUTE_LIFETIME ends it in any case.
    lifetime: 14 * DAY_MS,
    table: 'sessions',
    revoke: { where: sql`sess->>'passport' = $1` },
  },
  // The row is deleted within 75 seconds after that, so it is gone after ten minutes.
  'sign-in that waits for a code': {
    owner: 'account',
    lifetime: 8.5 * MINUTE_MS,
    table: 'sessions',
    revoke: 'carries the epoch',
  },
  'event stream': {
    owner: 'account',
    lifetime: null,
    table: null,
    revoke: 'ends with its session',
  },
  'device cookie': {
    owner: 'account',
    lifetime: 90 * DAY_MS,
    table: null,
    revoke: 'carries the epoch',
  },
  // Leaves ample time to allow the browser to open the app.
  'app code': {
    owner: 'account',
    lifetime: 2 * MINUTE_MS,
    table: 'app_codes',
    revoke: OWN_ROWS,
  },
  // A browser follows the URL immediately.
  'download ticket': {
    owner: 'account',
    lifetime: MINUTE_MS,
    table: null,
    revoke: 'carries the epoch',
  },
  'reset link': link('reset', 60 * MINUTE_MS),
  'verify link': link('verify', DAY_MS),
  // At least as long as the session that requested the change can live.
  'cancel link': link('cancel', 60 * DAY_MS),
  // Stops working once there is an owner.
  'setup link': { owner: 'first owner', lifetime: DAY_MS, table: 'one_time_tokens', revoke: null },
  'provider identity': {
    owner: 'account',
    lifetime: null,
    table: 'identities',
    revoke: TAKEN_OVER,
  },
  'authenticator app': {
    owner: 'account',
    lifetime: null,
    table: 'second_factors',
    revoke: TAKEN_OVER,
  },
  passkey: {
    owner: 'account',
    lifetime: null,
    table: 'passkeys',
    revoke: TAKEN_OVER,
  },
  'recovery code': {
    owner: 'account',
    lifetime: null,
    table: 'recovery_codes',
    revoke: TAKEN_OVER,
  },
  // Calendar programs read it for years. It gives access to a list of times, not to the account.
  'calendar feed': {
    owner: 'account',
    lifetime: null,
    table: 'calendar_feeds',
    revoke: OWN_ROWS,
  },
  // They end with their connection, which ends after a year.
  'assistant code': assistantToken(MINUTE_MS),
  'assistant access token': assistantToken(15 * MINUTE_MS),
  'assistant refresh token': assistantToken(30 * DAY_MS),
  'assistant token to paste': assistantToken(MAX_TOKEN_DAYS * DAY_MS),
  // Only the account with the invited address can accept it, while signed in.
  invitation: ofAddress('invitations', INVITATION_DAYS * DAY_MS),
  // Reads one offer, and answers it while it is open.
  'offer link': ofAddress('offer_links'),
  // Shows what is owed on one invoice or purchase, and lets anyone pay it, as long as it exists.
  'payment link': ofAddress('payment_links'),
  // By link or code: confirms the booking of the reserved time.
  'free call confirmation': ofAddress('intro_call_holds', HOLD_MINUTES * MINUTE_MS),
  // Reschedules or cancels the call, until it is over.
  'free call link': ofAddress('appointment_links'),
  'testimonial write link': ofAddress('testimonial_links', TESTIMONIAL_REQUEST_DAYS * DAY_MS),
  'testimonial own link': ofAddress('testimonial_links'),
  'newsletter confirm link': ofAddress('subscriber_tokens', CONFIRM_DAYS * DAY_MS),
  'newsletter unsubscribe link': ofAddress('subscriber_tokens'),
} as const satisfies Record<CredentialKind, Credential>;

/** A compile error if a table is missing in `credentials`. */
type None<Left extends never> = Left;
export type UnlistedTable = None<
  Exclude<CredentialTable, (typeof credentials)[CredentialKind]['table']>
>;
