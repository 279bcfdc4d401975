import * as z from 'zod/mini';
import { optionalDay } from '../../people/activities/activity.ts';
import { mailStatusSchema } from '../outbox/mail.ts';
import { firstNameOf } from './placeholders.ts';
import { uploadIdsSchema } from '../../people/files/customer-file.ts';
import { idSchema, requiredText, timestamp } from '../../values/text/text.ts';

/** How long a message waits before it is sent, so that it can be taken back. */
export const UNDO_SECONDS = 10;

export const MAX_MESSAGE_SUBJECT = 200;
export const MAX_MESSAGE_TEXT = 10_000;

const fields = {
  subject: requiredText(1, MAX_MESSAGE_SUBJECT, 'Subject is required'),
  /** Plain text. A placeholder in it, or in the subject, must exist and have a value: else 400. */
  body: requiredText(1, MAX_MESSAGE_TEXT, 'Message is required'),
  /** A day on which the owner wants to be reminded. */
  followUpOn: optionalDay,
  /** The template that the message started from; one that was deleted is left out. */
  templateId: z.optional(z.nullable(idSchema)),
  /** Only for a customer with an account: files are shown on the dashboard, not attached to the mail. */
  uploadIds: uploadIdsSchema,
};

/** A mail from the owner to a customer. */
export const messageInputSchema = z.object(fields);
export type MessageInput = z.output<typeof messageInputSchema>;
export type MessageFormValues = z.input<typeof messageInputSchema>;

/** The owner's reply to a submission. */
export const replyInputSchema = z.object({
  ...fields,
  /** Whether to quote the person's message below the text. */
  quote: z._default(z.boolean(), true),
});
export type ReplyInput = z.output<typeof replyInputSchema>;
export type ReplyFormValues = z.input<typeof replyInputSchema>;

/** A message that waits to be sent, and until when it can be taken back. */
export const waitingMessageSchema = z.object({ id: idSchema, leavesAt: timestamp });
export type WaitingMessage = z.output<typeof waitingMessageSchema>;

/** A message as its record shows it. */
export const messageSchema = z.object({
  id: idSchema,
  contactId: z.nullable(idSchema),
  customerId: z.nullable(idSchema),
  recipient: z.string(),
  subject: z.string(),
  /** What the owner wrote, without the quote. */
  text: z.string(),
  /** The status of its mail. */
  status: z.nullable(mailStatusSchema),
  leavesAt: timestamp,
  createdAt: timestamp,
});
export type Message = z.output<typeof messageSchema>;
export const messagesSchema = z.array(messageSchema);

export const messageFieldLabels = {
  id: 'Id',
  contactId: 'Submission',
  customerId: 'Customer',
  templateId: 'Template',
  userId: 'Account',
  author: 'Author',
  via: 'Came by',
  sender: 'Sender',
  recipient: 'Recipient',
  subject: 'Subject',
  text: 'Text',
  status: 'Status',
  thread: 'Thread',
  internetMessageId: 'Message-ID',
  previousStatus: 'Status before',
  activityId: 'Activity',
  followUpId: 'Follow-up',
  leavesAt: 'Leaves at',
  readAt: 'Read at',
  createdAt: 'Created at',
} satisfies Record<keyof Message, string> & Record<string, string>;

/** Quotes a message for a reply: a line with the author and the date, then each line after "> ". */
export function quoteOf(
  written: { name: string; message: string; createdAt: string },
  timeZone?: string,
): string {
  const day = new Date(written.createdAt).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone,
  });
  const lines = written.message.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
  return [`On ${day}, ${firstNameOf(written.name)} wrote:`, ...lines].join('\n');
}

/** The subject with "Re: " in front, unless it is there already. */
export const replySubject = (subject: string): string =>
  `Re: ${subject.replace(/^(re:\s*)+/i, '')}`;
