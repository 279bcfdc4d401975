import * as z from 'zod/mini';
import { attributionSchema } from './attribution.ts';
import { honeypot } from '../../values/honeypot.ts';
import { browserTimeZone } from '../../values/clock/time-zone.ts';
import { listed, pageQuerySchema } from '../../values/page.ts';
import { email } from '../../values/email.ts';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, optionalText, requiredText, timestamp } from '../../values/text/text.ts';

export const preferredContactLabels = { email: 'Email', phone: 'Phone', any: 'Any' } as const;
export type PreferredContact = keyof typeof preferredContactLabels;
export const preferredContactSchema = z.enum(['email', 'phone', 'any'], {
  error: 'Please select a preferred contact method.',
});

/** The statuses that the owner can set; `converted` is set only by converting. */
export const editableContactStatuses = ['new', 'replied', 'spam'] as const;
export const contactStatusSchema = z.enum(['new', 'replied', 'spam', 'converted'], {
  error: 'Please select a status.',
});
export type ContactStatus = z.output<typeof contactStatusSchema>;
export const contactStatusLabels: Record<ContactStatus, string> = {
  new: 'New',
  replied: 'Replied',
  spam: 'Spam',
  converted: 'Converted',
};
export const contactStatuses = Object.keys(contactStatusLabels) as ContactStatus[];

const contactFields = {
  name: requiredName(2, 255, 'Name must be at least 2 characters.'),
  email: email(),
  phone: optionalText(50),
  message: requiredText(10, 5000, 'Message must be at least 10 characters.'),
  preferredContact: z._default(preferredContactSchema, 'email'),
};

/** The public contact form. */
export const contactInputSchema = z.object({
  ...contactFields,
  website: honeypot,
  arrival: z.optional(attributionSchema),
  timeZone: browserTimeZone,
});
export type ContactInput = z.output<typeof contactInputSchema>;

/** The form's values before validation: input types, so that an empty phone is allowed. */
export type ContactFormValues = z.input<typeof contactInputSchema>;

export const contactUpdateSchema = z.object({
  ...contactFields,
  preferredContact: preferredContactSchema,
  status: contactStatusSchema,
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type ContactUpdate = z.output<typeof contactUpdateSchema>;
export type ContactUpdateValues = z.input<typeof contactUpdateSchema>;

/** The call that a visitor has booked with a submission, as it is now. */
export const contactCallSchema = z.object({ startTime: timestamp, isCanceled: z.boolean() });
export type ContactCall = z.output<typeof contactCallSchema>;

export const contactSubmissionSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  preferredContact: preferredContactSchema,
  status: contactStatusSchema,
  /** The customer that it became or belongs to; null for neither. */
  customerId: z._default(z.nullable(idSchema), null),
  /** How the visit started in which it was sent; null if the browser did not say. */
  arrival: z._default(z.nullable(attributionSchema), null),
  /** The visitor's; null if the browser did not say. */
  timeZone: z._default(z.nullable(z.string()), null),
  /** Null for a submission of the contact form. */
  call: z._default(z.nullable(contactCallSchema), null),
  /** The hidden field was filled in: by a bot, or by a program that fills in forms for a person. */
  mayBeSpam: z._default(z.boolean(), false),
  version: z.int(),
  createdAt: timestamp,
});
export type ContactSubmission = z.output<typeof contactSubmissionSchema>;

export const contactFieldLabels: Record<keyof ContactSubmission, string> = {
  id: 'Id',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  preferredContact: 'Preferred contact',
  status: 'Status',
  customerId: 'Customer',
  arrival: 'Arrival',
  timeZone: 'Time zone',
  call: 'Call',
  mayBeSpam: 'May be spam',
  version: 'Version',
  createdAt: 'Created at',
};

/** The explanation of the badge "May be spam". */
export const MAY_BE_SPAM_REASON =
  "The form's hidden field was filled in, by a bot or by a program that fills in forms for people.";

/** The response to the visitor: that it arrived, and nothing that only the owner may see. */
export const contactConfirmationSchema = z.object({ id: idSchema, createdAt: timestamp });
export type ContactConfirmation = z.output<typeof contactConfirmationSchema>;

export const contactSubmissionsSchema = z.array(contactSubmissionSchema);

/** Filters of the submissions, which combine; a parameter that is not sent filters nothing. */
export const contactFilterFields = {
  /** Any of these. */
  status: z.optional(
    listed(
      10,
      (value) => contactStatusSchema.safeParse(value).success,
      'Must be statuses, separated by commas.',
    ),
  ),
  /** Any of these ways of contact. */
  prefers: z.optional(
    listed(
      3,
      (value) => preferredContactSchema.safeParse(value).success,
      'Must be ways of contact, separated by commas.',
    ),
  ),
  phone: z.optional(z.enum(['true', 'false'])),
  receivedAfter: z.optional(timestamp),
  receivedBefore: z.optional(timestamp),
};

export const contactsQuerySchema = z.extend(pageQuerySchema, {
  ...contactFilterFields,
  /** `false`: those that are not customers yet. */
  converted: z.optional(z.literal('false')),
});
export type ContactsQuery = z.output<typeof contactsQuerySchema>;
