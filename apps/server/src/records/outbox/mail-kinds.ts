/**
 * `unsolicited`: caused by anyone who types an address, so limited per hour until its reader has verified it. `client`:
 * caused by the owner, a payment or a verified account. `owner`: sent to the owner.
 */
type MailClass = 'unsolicited' | 'client' | 'owner';

/** Every kind of mail. */
export const mailKinds = {
  verify_email: 'unsolicited',
  new_password: 'unsolicited',
  password_changed: 'unsolicited',
  new_device: 'unsolicited',
  email_change_requested: 'unsolicited',
  newsletter_confirmation: 'unsolicited',
  contact_thanks: 'unsolicited',
  call_confirmation: 'unsolicited',

  email_changed: 'client',
  two_factor: 'client',
  order_confirmation: 'client',
  progress_note: 'client',
  client_updates: 'client',
  session: 'client',
  session_reminder: 'client',
  payment: 'client',
  invoice: 'client',
  part_due: 'client',
  offer: 'client',
  offer_code: 'client',
  invitation: 'client',
  message: 'client',
  essay: 'client',
  letter: 'client',
  testimonial: 'client',

  owner_notice: 'owner',
} as const satisfies Record<string, MailClass>;

export type MailKind = keyof typeof mailKinds;

export const isUnsolicited = (kind: MailKind): boolean => mailKinds[kind] === 'unsolicited';

/**
 * Sent even to undeliverable addresses: mail for signing in, security warnings, what a page has just promised, and
 * notices to the owner. The recipient is waiting for it, or must not miss it.
 */
const alwaysSent: ReadonlySet<string> = new Set<MailKind>([
  'verify_email',
  'new_password',
  'password_changed',
  'new_device',
  'email_change_requested',
  'email_changed',
  'two_factor',
  'call_confirmation',
  'offer_code',
  'newsletter_confirmation',
  'owner_notice',
]);

/** Null: the kind of a mail from a version without kinds. */
export const isAlwaysSent = (kind: string | null): boolean => kind === null || alwaysSent.has(kind);
