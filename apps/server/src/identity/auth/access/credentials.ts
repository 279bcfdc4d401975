import {
  CONFIRM_DAYS,
  HOLD_MINUTES,
  INVITATION_DAYS,
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

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** With `write` a testimonial is written, once; `own` is the author's own, for as long as it exists. */
export type LinkPurpose = 'write' | 'own';

/** All tables that hold credentials: a test finds each in the database. */
export const credentialTables = [
  'app_codes',
  'appointment_links',
  'calendar_feeds',
  'identities',
  'intro_call_holds',
  'invitations',
  'one_time_tokens',
  'passkeys',
  'recovery_codes',
  'second_factors',
  'sessions',
  'subscriber_tokens',
  'testimonial_links',
] as const;

type CredentialTable = (typeof credentialTables)[number];

/** Everything beside a password that lets somebody in, or do something without signing in. */
export type CredentialKind =
  | 'login session'
  | 'sign-in that waits for a code'
  | 'event stream'
  | 'device mark'
  | 'app code'
  | 'download ticket'
  | 'provider identity'
  | 'authenticator app'
  | 'passkey'
  | 'recovery code'
  | 'calendar feed'
  | 'invitation'
  | 'free call confirmation'
  | 'free call link'
  | `${TokenPurpose} link`
  | `testimonial ${LinkPurpose} link`
  | `newsletter ${NewsletterLink} link`;

/** Rows of the table, by the account's id `$1`; of what stays otherwise, only for this reason. */
interface DeletedRows {
  where: SqlText;
  only?: AccessEnd['reason'];
}

/** What carries the epoch of its account counts in no other; a stream is open as long as its session. */
type EndsByItself = 'carries the epoch' | 'ends with its session';

export type Credential = {
  /** Whose it is: an account's, or of the reader of an address. */
  owner: 'account' | 'address' | 'first owner';
  /** In milliseconds; null for what has no end of its own. */
  lifetime: number | null;
} & (
  | {
      table: CredentialTable;
      /** How it ends with the access to its account; null: it belongs to none, and stays. */
      revoke: DeletedRows | EndsByItself | null;
    }
  | { table: null; revoke: EndsByItself }
);

const OWN_ROWS = { where: sql`"userId" = $1` } as const;

/** A link that works once. */
const link = (purpose: TokenPurpose, lifetime: number) =>
  ({
    owner: 'account',
    lifetime,
    table: 'one_time_tokens',
    revoke: { where: sql`"userId" = $1 and purpose = ${sql.value(purpose)}` },
  }) as const;

/** What a stranger has set up must neither let them in nor keep the true owner of the address out. */
const TAKEN_OVER = { ...OWN_ROWS, only: 'taken over' } as const;

/**
 * The one list of credentials. A kind that is missing here does not compile, and neither does a table or a
 * purpose of links.
 */
export const credentials = {
  'login session': {
    owner: 'account',
    // Without a visit. In any case it ends after ABSOLUTE_LIFETIME.
    lifetime: 14 * DAY,
    table: 'sessions',
    revoke: { where: sql`sess->>'passport' = $1` },
  },
  // Its row goes within a minute and a quarter of its end, so it is gone after ten minutes.
  'sign-in that waits for a code': {
    owner: 'account',
    lifetime: 8.5 * MINUTE,
    table: 'sessions',
    revoke: 'carries the epoch',
  },
  'event stream': {
    owner: 'account',
    lifetime: null,
    table: null,
    revoke: 'ends with its session',
  },
  'device mark': {
    owner: 'account',
    lifetime: 90 * DAY,
    table: null,
    revoke: 'carries the epoch',
  },
  // A person may have to allow their browser to open the app; this is more time than anyone needs.
  'app code': {
    owner: 'account',
    lifetime: 2 * MINUTE,
    table: 'app_codes',
    revoke: OWN_ROWS,
  },
  // A browser that was given the address goes to it at once.
  'download ticket': {
    owner: 'account',
    lifetime: MINUTE,
    table: null,
    revoke: 'carries the epoch',
  },
  'reset link': link('reset', 60 * MINUTE),
  'verify link': link('verify', DAY),
  // As long as any session can live that has asked for the other address.
  'cancel link': link('cancel', 60 * DAY),
  // Ends when there is an owner.
  'setup link': { owner: 'first owner', lifetime: DAY, table: 'one_time_tokens', revoke: null },
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
  // Calendar programs read it for years. It opens a list of times, and no account.
  'calendar feed': {
    owner: 'account',
    lifetime: null,
    table: 'calendar_feeds',
    revoke: OWN_ROWS,
  },
  // Opens nothing to an account but that of its address, to which its person has to be signed in.
  invitation: {
    owner: 'address',
    lifetime: INVITATION_DAYS * DAY,
    table: 'invitations',
    revoke: null,
  },
  // By link or code: it books the time that is held.
  'free call confirmation': {
    owner: 'address',
    lifetime: HOLD_MINUTES * MINUTE,
    table: 'intro_call_holds',
    revoke: null,
  },
  // Moves or cancels the call, until it is over.
  'free call link': {
    owner: 'address',
    lifetime: null,
    table: 'appointment_links',
    revoke: null,
  },
  'testimonial write link': {
    owner: 'address',
    lifetime: TESTIMONIAL_REQUEST_DAYS * DAY,
    table: 'testimonial_links',
    revoke: null,
  },
  'testimonial own link': {
    owner: 'address',
    lifetime: null,
    table: 'testimonial_links',
    revoke: null,
  },
  'newsletter confirm link': {
    owner: 'address',
    lifetime: CONFIRM_DAYS * DAY,
    table: 'subscriber_tokens',
    revoke: null,
  },
  'newsletter unsubscribe link': {
    owner: 'address',
    lifetime: null,
    table: 'subscriber_tokens',
    revoke: null,
  },
} as const satisfies Record<CredentialKind, Credential>;

/** Each table is in a row: else this does not compile. */
type None<Left extends never> = Left;
export type UnlistedTable = None<
  Exclude<CredentialTable, (typeof credentials)[CredentialKind]['table']>
>;
