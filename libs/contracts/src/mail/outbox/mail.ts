import * as z from 'zod/mini';
import { plainPageQuerySchema } from '../../values/page.ts';
import { searchedEmail } from '../../values/email.ts';
import { idParam, idSchema, timestamp } from '../../values/text/text.ts';
import { undeliverableSchema } from './undeliverable-address.ts';

/**
 * The status of a mail. `kept`: there is no mail server. `held`: it waited in a backup that was restored, and the owner
 * decides whether to send it. Sent mail can still bounce or be reported as spam.
 */
export const mailStatusLabels = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Not sent',
  held: 'On hold',
  bounced: 'Bounced',
  complaint: 'Reported as spam',
} as const;
export type MailStatus = keyof typeof mailStatusLabels;
export const mailStatusSchema = z.enum([
  'queued',
  'sent',
  'failed',
  'kept',
  'held',
  'bounced',
  'complaint',
]);

/** How long the text of a mail is stored after it was sent. */
export const MAIL_KEPT_DAYS = 90;
/** How long the text of a mail is stored that failed or had no mail server: until then it can be sent again. */
export const UNSENT_MAIL_KEPT_DAYS = 180;
/** How long the row of a mail is stored, with its recipient and time, whether it was sent or not. */
export const MAIL_LISTED_YEARS = 3;

/** Shown in the text of a mail in place of a one-time link. */
export const LINK_LEFT_OUT = '[a link that works once]';

/** A mail from the server, and its status. */
export const mailSchema = z.object({
  id: idSchema,
  recipient: z.string(),
  subject: z.string(),
  /** One-time links are replaced. Null if an older mail contained one; empty once the text was deleted. */
  text: z.nullable(z.string()),
  status: mailStatusSchema,
  attempts: z.int(),
  /** Why the last attempt failed, or why the mail bounced. */
  error: z.nullable(z.string()),
  /** The activity logged with it; null for automatic mail. */
  activityId: z._default(z.nullable(idSchema), null),
  /** Why its recipient gets no mail now; null otherwise. */
  undeliverable: z._default(z.nullable(undeliverableSchema), null),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
});
export type Mail = z.output<typeof mailSchema>;
export const mailsSchema = z.array(mailSchema);

/** How many held mails were sent or discarded. */
export const heldMailsSchema = z.object({ count: z.int() });
export type HeldMails = z.output<typeof heldMailsSchema>;

export const mailsQuerySchema = z.extend(plainPageQuerySchema, {
  status: z.optional(mailStatusSchema),
  /** Only mails to this address, in any letter case. */
  to: z.optional(searchedEmail),
  /** Only mails to the people of this company. */
  companyId: z.optional(idParam),
});
export type MailsQuery = z.output<typeof mailsQuerySchema>;
