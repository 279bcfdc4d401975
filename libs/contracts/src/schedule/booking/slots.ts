import * as z from 'zod/mini';
import { appointmentSchema } from '../appointments/appointment.ts';
import { idParam, int4, timestamp } from '../../values/text/text.ts';

export const slotSchema = z.object({ startTime: timestamp, endTime: timestamp });
export type Slot = z.output<typeof slotSchema>;

const optionalDay = z.optional(z.iso.date({ error: 'Please enter a date' }));

export const slotsQuerySchema = z.object({
  /** The first day, by the clock of the business; today if it is left out. */
  from: optionalDay,
  /** The session that is to be moved: its own time does not count as taken. */
  moving: z.optional(idParam),
});
export type SlotsQuery = z.output<typeof slotsQuerySchema>;

/** What a client can book of a purchase. */
export const purchaseSlotsSchema = z.object({
  service: z.string(),
  included: z.int(),
  left: z.int(),
  minutes: z.int(),
  /** The last day on which a session can take place; null without one. */
  bookBy: z.nullable(z.iso.date()),
  /** Until so many hours before it, a session can be moved, and canceled without being counted. */
  changeHours: z.int(),
  /** Why nothing can be booked, as a sentence; null while it can. */
  closed: z.nullable(z.string()),
  /** The session that is to be moved, as it is now. */
  moving: z.nullable(appointmentSchema),
  slots: z.array(slotSchema),
  /** The day from which there may be more; null after the last. */
  nextFrom: z.nullable(z.iso.date()),
});
export type PurchaseSlots = z.output<typeof purchaseSlotsSchema>;

const startTime = z.iso.datetime({ error: 'Please choose a time.', offset: true });

export const ownBookingInputSchema = z.object({ startTime });
export type OwnBookingInput = z.output<typeof ownBookingInputSchema>;

export const ownMoveInputSchema = z.object({
  startTime,
  /** The version that was edited; another one in the database answers 409. */
  version: int4,
});
export type OwnMoveInput = z.output<typeof ownMoveInputSchema>;

export const ownCancellationSchema = z.object({
  /** The version that was shown; another one in the database answers 409. */
  version: int4,
  /** Whether the client was told that the session counts as used. If it does, and they were not, it answers 409. */
  countsAsUsed: z.boolean(),
});
export type OwnCancellation = z.output<typeof ownCancellationSchema>;

export const cancellationResultSchema = z.object({
  /** Whether the session can be booked again. */
  returned: z.boolean(),
});
export type CancellationResult = z.output<typeof cancellationResultSchema>;

/** Why clients do not see a time, the first rule that hides it. The name of the calendar follows "Busy in". */
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

/** Lengths of sessions to look at, in minutes. */
export const sessionLengths = ['15', '30', '45', '60', '90', '120', '180', '240'] as const;

export const explainQuerySchema = z.object({
  /** The first of seven days; today if it is left out. */
  from: optionalDay,
  /** How long the session is. */
  minutes: z._default(z.enum(sessionLengths), '60'),
});
export type ExplainQuery = z.output<typeof explainQuerySchema>;

/** A day as clients see it, and what they do not see of it. */
export const explainedDaySchema = z.object({
  day: z.iso.date(),
  /** Whether it has hours; without them it is a day off. */
  hasHours: z.boolean(),
  times: z.array(
    z.extend(slotSchema, {
      /** Null for a time that clients see. */
      hiddenBy: z.nullable(hiddenBySchema),
      /** The name of the calendar that hides it; null where another rule does, or none. */
      calendar: z.nullable(z.string()),
    }),
  ),
});
export type ExplainedDay = z.output<typeof explainedDaySchema>;
export const explainedDaysSchema = z.object({
  /** The clock of the business. */
  timeZone: z.string(),
  days: z.array(explainedDaySchema),
});
export type ExplainedDays = z.output<typeof explainedDaysSchema>;
