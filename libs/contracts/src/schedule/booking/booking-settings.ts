import * as z from 'zod/mini';
import { int4, optionalText } from '../../values/text/text.ts';

/** Weekdays by their ISO numbers. */
export const weekdayLabels = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const;
export type Weekday = keyof typeof weekdayLabels;
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

const wholeNumber = (from: number, to: number, what: string) => {
  const error = `Must be a whole number of ${what}, ${from} to ${to}.`;
  return z.int({ error }).check(z.gte(from, { error }), z.lte(to, { error }));
};

const TIME = 'Please enter a time';
/** A time of day as HH:MM by the clock of the business. */
export const timeOfDay = z.iso.time({ precision: -1, error: TIME });

const ORDER = 'Must end after it starts.';

/** "09:00" is 540. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Hours of one weekday in which clients can book. */
export const openHoursSchema = z
  .object({
    weekday: wholeNumber(1, 7, 'a weekday'),
    startsAt: timeOfDay,
    endsAt: timeOfDay,
  })
  .check(
    z.refine<{ startsAt: string; endsAt: string }>(
      ({ startsAt, endsAt }) => minutesOf(startsAt) < minutesOf(endsAt),
      { error: ORDER, path: ['endsAt'] },
    ),
  );
export type OpenHours = z.output<typeof openHoursSchema>;

const OVERLAP = 'Two of these hours overlap.';
const MAX_HOURS = 70;

const doNotOverlap = (hours: OpenHours[]): boolean =>
  hours.every((one, index) =>
    hours
      .slice(index + 1)
      .every(
        (other) =>
          one.weekday !== other.weekday ||
          minutesOf(one.endsAt) <= minutesOf(other.startsAt) ||
          minutesOf(other.endsAt) <= minutesOf(one.startsAt),
      ),
  );

/** Minutes between offered start times. */
export const slotSteps = [15, 30, 60] as const;

/** When and how clients book. The hours are by the clock of the business. */
export const bookingSettingsInputSchema = z.object({
  /** Clients can book only while this is on. */
  open: z.boolean(),
  hours: z
    .array(openHoursSchema)
    .check(z.maxLength(MAX_HOURS), z.refine<OpenHours[]>(doNotOverlap, { error: OVERLAP })),
  step: z.union([z.literal(15), z.literal(30), z.literal(60)], { error: 'Please select a step.' }),
  /** Minutes that stay free before and after a session. */
  bufferBefore: wholeNumber(0, 120, 'minutes'),
  bufferAfter: wholeNumber(0, 120, 'minutes'),
  noticeHours: wholeNumber(0, 336, 'hours'),
  horizonDays: wholeNumber(1, 180, 'days'),
  /** Sessions in a day; null without a limit. */
  dailyMax: z.nullable(wholeNumber(1, 24, 'sessions')),
  /** Until this many hours before it, a session can be moved, or canceled without being used up. */
  changeHours: wholeNumber(0, 336, 'hours'),
  /** How often a client can move one session. */
  maxMoves: wholeNumber(0, 10, 'moves'),
  /** Whether clients can book sessions of a purchase that is not fully paid. */
  beforePayment: z.boolean(),
  /** The place of sessions, for invitations. */
  place: optionalText(300),
  /** The version that was edited, 0 before the first save; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type BookingSettingsInput = z.output<typeof bookingSettingsInputSchema>;
export type BookingSettingsFormValues = z.input<typeof bookingSettingsInputSchema>;

export const bookingSettingsSchema = z.object({
  open: z.boolean(),
  /** By weekday and time. */
  hours: z.array(openHoursSchema),
  step: z.union([z.literal(15), z.literal(30), z.literal(60)]),
  bufferBefore: z.int(),
  bufferAfter: z.int(),
  noticeHours: z.int(),
  horizonDays: z.int(),
  dailyMax: z.nullable(z.int()),
  changeHours: z.int(),
  maxMoves: z.int(),
  beforePayment: z.boolean(),
  place: z.nullable(z.string()),
  /** 0 until it is saved for the first time. */
  version: z.int(),
});
export type BookingSettings = z.output<typeof bookingSettingsSchema>;

export const bookingSettingsFieldLabels: Record<keyof BookingSettings, string> = {
  open: 'Clients can book',
  hours: 'Weekly hours',
  step: 'Start times every',
  bufferBefore: 'Buffer before a session (minutes)',
  bufferAfter: 'Buffer after a session (minutes)',
  noticeHours: 'Shortest notice (hours)',
  horizonDays: 'Days ahead',
  dailyMax: 'Maximum sessions per day',
  changeHours: 'Reschedule or cancel up to (hours before)',
  maxMoves: 'Moves per session',
  beforePayment: 'Can book before paying',
  place: 'Place',
  version: 'Version',
};
