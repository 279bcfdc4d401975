import * as z from 'zod/mini';
import { MAX_SESSION_HOURS, appointmentSchema } from '../appointments/appointment.ts';
import { browserTimeZone } from '../../values/clock/time-zone.ts';
import { idParam, int4, timestamp } from '../../values/text/text.ts';

export const slotSchema = z.object({ startTime: timestamp, endTime: timestamp });
export type Slot = z.output<typeof slotSchema>;

const optionalDay = z.optional(z.iso.date({ error: 'Please enter a date' }));

export const slotsQuerySchema = z.object({
  /** The first day, in the time zone of the business; if missing, today. */
  from: optionalDay,
  /** The session to move: its own time counts as free. */
  moving: z.optional(idParam),
});
export type SlotsQuery = z.output<typeof slotsQuerySchema>;

/** The times at which a client can book a session of a purchase. */
export const purchaseSlotsSchema = z.object({
  service: z.string(),
  included: z.int(),
  left: z.int(),
  minutes: z.int(),
  /** The last day for a session; null without a limit. */
  bookBy: z.nullable(z.iso.date()),
  /** Until this many hours before it, a session can be moved, or canceled without being used up. */
  changeHours: z.int(),
  /** Why nothing can be booked, as a sentence; null while it can. */
  closed: z.nullable(z.string()),
  /** The session that is to be moved, as it is now. */
  moving: z.nullable(appointmentSchema),
  slots: z.array(slotSchema),
  /** The first day of the next page; null on the last page. */
  nextFrom: z.nullable(z.iso.date()),
});
export type PurchaseSlots = z.output<typeof purchaseSlotsSchema>;

const startTime = z.iso.datetime({ error: 'Please choose a time.', offset: true });

export const ownBookingInputSchema = z.object({ startTime, timeZone: browserTimeZone });
export type OwnBookingInput = z.output<typeof ownBookingInputSchema>;

export const ownMoveInputSchema = z.object({
  startTime,
  timeZone: browserTimeZone,
  /** The version that was edited; 409 if the stored version differs. */
  version: int4,
});
export type OwnMoveInput = z.output<typeof ownMoveInputSchema>;

export const ownCancellationSchema = z.object({
  /** The version that was shown; 409 if the stored version differs. */
  version: int4,
  /** Whether the page said that canceling uses up the session. 409 if it does and the page did not say so. */
  countsAsUsed: z.boolean(),
});
export type OwnCancellation = z.output<typeof ownCancellationSchema>;

export const cancellationResultSchema = z.object({
  /** Whether the session can be booked again. */
  returned: z.boolean(),
});
export type CancellationResult = z.output<typeof cancellationResultSchema>;

/** The first rule that hides a time from clients. The name of the calendar follows "Busy in". */
export const hiddenByLabels = {
  notice: 'Too soon: shortest notice',
  horizon: 'Too far ahead',
  'book by': 'After the purchase ends',
  'daily max': 'The day is full',
  session: 'Another session, or its free time',
  busy: 'Busy in',
} as const;
export type HiddenBy = keyof typeof hiddenByLabels;
const hiddenBySchema = z.enum(['notice', 'horizon', 'book by', 'daily max', 'session', 'busy']);

/** The longest session, in minutes. */
export const longestSession = MAX_SESSION_HOURS * 60;

const LENGTH = `Must be a length of 5 to ${longestSession} minutes.`;

/** Session lengths for the preview, in minutes. */
export const sessionLengths = ['15', '30', '45', '60', '90', '120', '180', '240'] as const;

export const explainQuerySchema = z.object({
  /** The first day; if missing, today. */
  from: optionalDay,
  /** How many days; a month in another time zone begins and ends on other days. */
  days: z._default(
    z.string().check(z.regex(/^([1-9]|[1-3]\d)$/, { error: 'Must be 1 to 39 days.' })),
    '7',
  ),
  /** How long the session is. */
  minutes: z._default(
    z.string().check(
      z.regex(/^\d{1,3}$/, { error: LENGTH }),
      z.refine<string>((text) => Number(text) >= 5 && Number(text) <= longestSession, {
        error: LENGTH,
      }),
    ),
    '60',
  ),
});
export type ExplainQuery = z.output<typeof explainQuerySchema>;

/** A day as clients see it, with the times hidden from them. */
export const explainedDaySchema = z.object({
  day: z.iso.date(),
  /** Whether it has hours; without them it is a day off. */
  hasHours: z.boolean(),
  times: z.array(
    z.extend(slotSchema, {
      /** Null for a time that clients see. */
      hiddenBy: z.nullable(hiddenBySchema),
      /** The calendar that hides it; null if another rule does, or none. */
      calendar: z.nullable(z.string()),
    }),
  ),
});
export type ExplainedDay = z.output<typeof explainedDaySchema>;
export const explainedDaysSchema = z.object({
  /** The time zone of the business. */
  timeZone: z.string(),
  days: z.array(explainedDaySchema),
});
export type ExplainedDays = z.output<typeof explainedDaysSchema>;
