import * as z from 'zod/mini';
import { undeliverableSchema } from '../../mail/outbox/undeliverable-address.ts';
import { honeypot } from '../../values/honeypot.ts';
import { pageQuerySchema } from '../../values/page.ts';
import { email, searchedEmail } from '../../values/email.ts';
import { idSchema, isOwnPath, requiredText, text, timestamp } from '../../values/text/text.ts';

/** How long the link that confirms a subscription works. */
export const CONFIRM_DAYS = 7;

export const subscriberStatusLabels = {
  pending: 'Not confirmed',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
} as const;
export type SubscriberStatus = keyof typeof subscriberStatusLabels;
const subscriberStatusSchema = z.enum(['pending', 'subscribed', 'unsubscribed']);

/** The page where someone subscribed; an invalid path is dropped. */
const sourcePath = z.catch(z.optional(text(200).check(z.refine<string>(isOwnPath))), undefined);

/** The sign-up form. */
export const newsletterInputSchema = z.object({
  email: email(),
  source: sourcePath,
  website: honeypot,
});
export type NewsletterInput = z.output<typeof newsletterInputSchema>;

/** The token in the link of a mail: 32 random bytes. */
export const newsletterTokenSchema = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, { error: 'This link is not known.' }));

export const newsletterTokenParamsSchema = z.object({ token: newsletterTokenSchema });
export type NewsletterTokenParams = z.output<typeof newsletterTokenParamsSchema>;

/** The body of a one-click unsubscribe request (RFC 8058, section 3.2). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';
export const oneClickSchema = z.object({ 'List-Unsubscribe': z.literal('One-Click') });
export type OneClick = z.output<typeof oneClickSchema>;

export const newsletterLinks = ['confirm', 'unsubscribe'] as const;
export type NewsletterLink = (typeof newsletterLinks)[number];

/** The state of a newsletter link. */
export type NewsletterLinkState = 'ready' | 'done' | 'expired' | 'unknown';

export const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  status: subscriberStatusSchema,
  /** When the address was last entered into the form. */
  askedAt: timestamp,
  confirmedAt: z.nullable(timestamp),
  unsubscribedAt: z.nullable(timestamp),
  /** The page with the form; null if unknown. */
  source: z.nullable(z.string()),
  /** The customer with the same address, if there is one. */
  customer: z._default(z.nullable(z.object({ id: idSchema, name: z.string() })), null),
  /** Why the address gets no mail now; otherwise null. */
  undeliverable: z._default(z.nullable(undeliverableSchema), null),
  version: z.int(),
  createdAt: timestamp,
});
export type Subscriber = z.output<typeof subscriberSchema>;
export const subscribersSchema = z.array(subscriberSchema);

export const subscriberFieldLabels: Record<keyof Subscriber, string> = {
  id: 'Id',
  email: 'Email',
  status: 'Status',
  askedAt: 'Asked at',
  confirmedAt: 'Confirmed at',
  unsubscribedAt: 'Unsubscribed at',
  source: 'Page',
  customer: 'Customer',
  undeliverable: 'Undeliverable',
  version: 'Version',
  createdAt: 'Created at',
};

export const subscribersQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(subscriberStatusSchema),
  /** Only this address, in any letter case. */
  email: z.optional(searchedEmail),
});
export type SubscribersQuery = z.output<typeof subscribersQuerySchema>;

/** The newsletter part of an account's data, if its verified address is subscribed. */
export const subscriptionSchema = z.pick(subscriberSchema, {
  email: true,
  status: true,
  askedAt: true,
  confirmedAt: true,
  unsubscribedAt: true,
  source: true,
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** An essay of the site, as announced by mail. */
export interface PublishedEssay {
  slug: string;
  title: string;
  summary: string;
  /** Its path. */
  path: string;
}

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));

/** An essay of the site or a letter that was or can be sent to subscribers. */
export const newsletterIssueSchema = z.object({
  /** Null until the owner sends it. */
  id: z.nullable(idSchema),
  /** For an essay; null for a letter. */
  slug: z.nullable(z.string()),
  title: z.string(),
  /** The mail as plain text; empty once it was sent. */
  preview: z.string(),
  sentAt: z.nullable(timestamp),
  /** How many people get it; before it is sent, how many would get it now. */
  recipients: z.int(),
  /** How many of the mails are in the outbox. */
  queued: z.int(),
});
export type NewsletterIssue = z.output<typeof newsletterIssueSchema>;
export const newsletterIssuesSchema = z.array(newsletterIssueSchema);

export const essayParamsSchema = z.object({ slug });
export type EssayParams = z.output<typeof essayParamsSchema>;

/** Confirms the number shown to the owner; 409 if it has changed. */
export const sendEssayInputSchema = z.object({ recipients: z.int().check(z.gte(1), z.lte(1e9)) });
export type SendEssayInput = z.output<typeof sendEssayInputSchema>;

export const MAX_LETTER_TEXT = 10_000;

/** A letter to all subscribers, written by the owner. */
export const letterSchema = z.object({
  subject: requiredText(1, 120, 'Subject is required'),
  /** Plain text; URLs become links. */
  text: requiredText(1, MAX_LETTER_TEXT, 'Letter is required'),
});
export type Letter = z.output<typeof letterSchema>;

export const sendLetterInputSchema = z.extend(letterSchema, sendEssayInputSchema.shape);
export type SendLetterInput = z.output<typeof sendLetterInputSchema>;
