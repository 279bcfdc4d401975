import * as z from 'zod/mini';
import {
  MAX_MESSAGE_SUBJECT,
  MAX_MESSAGE_TEXT,
  waitingMessageSchema,
} from '../../mail/messages/message.ts';
import { idSchema, requiredText, timestamp } from '../../values/text/text.ts';

/** A booked session within the owner's time off. */
export const timeOffSessionSchema = z.object({
  id: idSchema,
  title: z.string(),
  startTime: timestamp,
  endTime: timestamp,
  customerId: z.nullable(idSchema),
  /** The customer's name; null if they were deleted. */
  name: z.nullable(z.string()),
  /** The address for a message; null if there is none. */
  email: z.nullable(z.string()),
});
export type TimeOffSession = z.output<typeof timeOffSessionSchema>;
export const timeOffSessionsSchema = z.array(timeOffSessionSchema);

/** One text for all; placeholders are filled in for each customer. */
export const timeOffMessageSchema = z.object({
  subject: requiredText(1, MAX_MESSAGE_SUBJECT, 'Subject is required'),
  body: requiredText(1, MAX_MESSAGE_TEXT, 'Message is required'),
});
export type TimeOffMessage = z.output<typeof timeOffMessageSchema>;

/** One message to each customer; each can be taken back until it is sent. */
export const timeOffMessagesSchema = z.object({ messages: z.array(waitingMessageSchema) });
export type TimeOffMessages = z.output<typeof timeOffMessagesSchema>;
