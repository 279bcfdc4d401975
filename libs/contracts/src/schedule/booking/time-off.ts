import * as z from 'zod/mini';
import {
  MAX_MESSAGE_SUBJECT,
  MAX_MESSAGE_TEXT,
  waitingMessageSchema,
} from '../../mail/messages/message.ts';
import { idSchema, requiredText, timestamp } from '../../values/text/text.ts';

/** A session that is booked at a time that the owner has taken away. */
export const timeOffSessionSchema = z.object({
  id: idSchema,
  title: z.string(),
  startTime: timestamp,
  endTime: timestamp,
  customerId: z.nullable(idSchema),
  /** The customer; null after they were deleted. */
  name: z.nullable(z.string()),
  /** Where a message goes to; null for somebody who cannot be written to. */
  email: z.nullable(z.string()),
});
export type TimeOffSession = z.output<typeof timeOffSessionSchema>;
export const timeOffSessionsSchema = z.array(timeOffSessionSchema);

/** One text for everybody; placeholders are filled in for each of them. */
export const timeOffMessageSchema = z.object({
  subject: requiredText(1, MAX_MESSAGE_SUBJECT, 'Subject is required'),
  body: requiredText(1, MAX_MESSAGE_TEXT, 'Message is required'),
});
export type TimeOffMessage = z.output<typeof timeOffMessageSchema>;

/** One message for each customer; until it leaves, each can be taken back. */
export const timeOffMessagesSchema = z.object({ messages: z.array(waitingMessageSchema) });
export type TimeOffMessages = z.output<typeof timeOffMessagesSchema>;
