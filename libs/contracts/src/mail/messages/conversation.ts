import * as z from 'zod/mini';
import { attachedFilesSchema, uploadIdsSchema } from '../../people/files/customer-file.ts';
import { browserTimeZone } from '../../values/clock/time-zone.ts';
import { idSchema, requiredText, timestamp } from '../../values/text/text.ts';

/** The most characters in one message of a client. */
export const MAX_CLIENT_MESSAGE = 5000;

/** Who wrote a message of a conversation, and how it came here. */
const authorSchema = z.enum(['owner', 'client']);
export type MessageAuthor = z.output<typeof authorSchema>;
const viaSchema = z.enum(['page', 'mail', 'offer']);
export type MessageVia = z.output<typeof viaSchema>;

/** What a client writes on the dashboard: plain text. */
export const conversationInputSchema = z.object({
  text: requiredText(1, MAX_CLIENT_MESSAGE, 'Message is required'),
  uploadIds: uploadIdsSchema,
  timeZone: browserTimeZone,
});
export type ConversationInput = z.output<typeof conversationInputSchema>;
export type ConversationFormValues = z.input<typeof conversationInputSchema>;

const fields = {
  id: idSchema,
  via: viaSchema,
  text: z.string(),
  /** The part of a mail that quotes earlier ones. */
  quoted: z._default(z.nullable(z.string()), null),
  files: attachedFilesSchema,
  /** When its recipient saw it. */
  readAt: z.nullable(timestamp),
  createdAt: timestamp,
};

/** A message as the client sees it. */
export const conversationMessageSchema = z.object({
  ...fields,
  author: authorSchema,
  /** Only for mail: from the owner, or received. */
  subject: z.nullable(z.string()),
});
export type ConversationMessage = z.output<typeof conversationMessageSchema>;
export const conversationSchema = z.array(conversationMessageSchema);

/** A message as shown to its reader. A subject is shown only for the owner's mails. */
export const shownMessage = (
  { author, via, subject, text, quoted, createdAt }: ConversationMessage,
  reader: MessageAuthor,
) => ({
  isOwn: author === reader,
  byEmail: author === 'client' && via === 'mail',
  subject: author === 'owner' ? subject : null,
  createdAt,
  text,
  quoted,
});

/** What a client wrote, as the owner sees it. */
export const clientMessageSchema = z.object({
  ...fields,
  customerId: idSchema,
  customerName: z.string(),
});
export type ClientMessage = z.output<typeof clientMessageSchema>;
export const clientMessagesSchema = z.array(clientMessageSchema);

/** The last message that was seen; later ones stay unread. */
export const markReadInputSchema = z.object({ upTo: idSchema });
export type MarkReadInput = z.output<typeof markReadInputSchema>;
