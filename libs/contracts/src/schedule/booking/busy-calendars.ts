import * as z from 'zod/mini';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, isWebUrl, timestamp, webUrl } from '../../values/text/text.ts';

/** Each is read four times an hour. */
export const MAX_BUSY_CALENDARS = 10;

const ADDRESS = 'Please enter an address that begins with https://';

/** Calendars are also linked as webcal:, which programs read by https. */
const calendarUrl = z.pipe(
  z.pipe(
    z.string({ error: ADDRESS }),
    z.transform((value: string) => value.trim().replace(/^webcals?:/i, 'https:')),
  ),
  webUrl(ADDRESS).check(
    z.refine<string>((value) => !isWebUrl(value) || /^https:/i.test(value), {
      error: ADDRESS,
      params: { format: 'uri' },
    }),
  ),
);

const shared = {
  label: requiredName(1, 80, 'Name is required'),
  /** Whether events of whole days take their time. */
  allDayBlocks: z.boolean(),
  /** Whether clients can continue booking by the last known times when the calendar is silent for a day. */
  keepOpen: z.boolean(),
};

/** The address is a secret, and is never answered. */
export const busyCalendarInputSchema = z.object({ ...shared, url: calendarUrl });
export type BusyCalendarInput = z.output<typeof busyCalendarInputSchema>;

export const busyCalendarChangesSchema = z.object({
  ...shared,
  /** Empty: the address stays. */
  url: z.pipe(
    z.union([z.literal(''), calendarUrl], { error: ADDRESS }),
    z.transform((value: string) => value || undefined),
  ),
  /** The version that was edited; another one in the database answers 409. */
  version: z.optional(int4),
});
export type BusyCalendarChanges = z.output<typeof busyCalendarChangesSchema>;

export const busyCalendarSchema = z.object({
  id: idSchema,
  label: z.string(),
  /** The host and the last four characters; null if the stored address cannot be read any more. */
  address: z.nullable(z.string()),
  allDayBlocks: z.boolean(),
  keepOpen: z.boolean(),
  lastReadAt: timestamp,
  /** Why it could not be read since, as a sentence. */
  error: z.nullable(z.string()),
  /** Whether it has not been read for six hours. */
  isSilent: z.boolean(),
  /** Whether clients cannot book because it has not been read for a day. */
  closesBooking: z.boolean(),
  /** Busy times to come. */
  times: z.int(),
  /** Events that could not be read. */
  skipped: z.int(),
  version: z.int(),
});
export type BusyCalendar = z.output<typeof busyCalendarSchema>;
export const busyCalendarsSchema = z.array(busyCalendarSchema);

export const busyCalendarFieldLabels = {
  id: 'Id',
  label: 'Name',
  url: 'Address',
  allDayBlocks: 'All-day events are busy',
  keepOpen: 'Keep booking open without it',
  version: 'Version',
};
