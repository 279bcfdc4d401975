import * as z from 'zod/mini';
import { plainPageQuerySchema } from '../../values/page.ts';
import { soughtEmail } from '../../values/email.ts';
import { idParam, idSchema, timestamp } from '../../values/text/text.ts';
import { undeliverableSchema } from './undeliverable-address.ts';

/**
 * What becomes of a mail; one is kept where no mail server is set, and held when it waited in a backup
 * that was restored: the owner decides whether it still goes. What was sent may come back, or be called spam.
 */
export const mailStatusLabels = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Not sent (no mail server)',
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

/** How long the words of a mail are kept once it is out. */
export const MAIL_KEPT_DAYS = 90;
/** The same for one that failed, or had no mail server: until then it can be sent again. */
export const UNSENT_MAIL_KEPT_DAYS = 180;
/** How long the record of a mail is kept: sent or not, its recipient and its time. */
export const MAIL_LISTED_YEARS = 3;

/** What is in the text of a mail for a link that works once. */
export const LINK_LEFT_OUT = '[a link that works once]';

/** A mail that the server wrote, and how far it has come. */
export const mailSchema = z.object({
  id: idSchema,
  recipient: z.string(),
  subject: z.string(),
  /** A one-time link in it is left out; null where an older mail held one; empty once it is not kept any more. */
  text: z.nullable(z.string()),
  status: mailStatusSchema,
  attempts: z.int(),
  /** Why the last attempt failed, or why it came back. */
  error: z.nullable(z.string()),
  /** The activity that was logged with it; null for what the server wrote by itself. */
  activityId: z._default(z.nullable(idSchema), null),
  /** Why its recipient gets no mail now; null for one who does. */
  undeliverable: z._default(z.nullable(undeliverableSchema), null),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
});
export type Mail = z.output<typeof mailSchema>;
export const mailsSchema = z.array(mailSchema);

/** How many held mails were sent on, or given up. */
export const heldMailsSchema = z.object({ count: z.int() });
export type HeldMails = z.output<typeof heldMailsSchema>;

export const mailsQuerySchema = z.extend(plainPageQuerySchema, {
  status: z.optional(mailStatusSchema),
  /** Those to one address, in any letter case. */
  to: z.optional(soughtEmail),
  /** Those to the addresses of the people of a company. */
  companyId: z.optional(idParam),
});
export type MailsQuery = z.output<typeof mailsQuerySchema>;
