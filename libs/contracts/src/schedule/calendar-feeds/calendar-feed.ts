import * as z from 'zod/mini';
import { text, timestamp } from '../../values/text/text.ts';

/** How many past days a feed contains; all upcoming events are in it, up to a limit. */
export const FEED_DAYS = 90;
/** The most of each kind: sessions, tasks, follow-ups. */
export const FEED_EVENTS = 1000;

/** Accepts any text: an unknown token is not found. */
export const calendarTokenParamsSchema = z.object({ token: text(100) });

/** The calendar feed of an account. Its URL is secret and shown only when it is created. */
export const calendarFeedSchema = z.object({
  /** Null if there is none. */
  createdAt: z.nullable(timestamp),
  /** When a calendar last read it, to the minute. */
  lastReadAt: z.nullable(timestamp),
});
export type CalendarFeed = z.output<typeof calendarFeedSchema>;

export const newCalendarFeedSchema = z.object({ address: z.string() });
export type NewCalendarFeed = z.output<typeof newCalendarFeedSchema>;
