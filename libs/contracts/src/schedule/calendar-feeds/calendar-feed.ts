import * as z from 'zod/mini';
import { text, timestamp } from '../../values/text/text.ts';

/** What a feed has of the past, in days; of what is to come it has everything, up to a limit. */
export const FEED_DAYS = 90;
/** The most of each kind: sessions, tasks, follow-ups. */
export const FEED_EVENTS = 1000;

/** Anything that may be guessed: what is no feed's is not found. */
export const calendarTokenParamsSchema = z.object({ token: text(100) });

/** The calendar feed of an account. Its address is a secret, and is told only when it is made. */
export const calendarFeedSchema = z.object({
  /** Null: there is none. */
  createdAt: z.nullable(timestamp),
  /** When a calendar last read it, to the minute. */
  lastReadAt: z.nullable(timestamp),
});
export type CalendarFeed = z.output<typeof calendarFeedSchema>;

export const newCalendarFeedSchema = z.object({ address: z.string() });
export type NewCalendarFeed = z.output<typeof newCalendarFeedSchema>;
