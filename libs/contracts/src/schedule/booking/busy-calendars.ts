import * as z from 'zod/mini';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, isWebUrl, timestamp, webUrl } from '../../values/text/text.ts';

/** Each is read four times an hour. */
export const MAX_BUSY_CALENDARS = 10;

const ADDRESS = 'Please enter an address that starts with https://';

/** Accepts webcal: links, which are read over https. */
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
  /** Whether all-day events block their time. */
  allDayBlocks: z.boolean(),
  /** Whether clients can still book, by the last known times, when the calendar could not be read for a day. */
  keepOpen: z.boolean(),
};

/** The URL is secret and never returned. */
export const busyCalendarInputSchema = z.object({ ...shared, url: calendarUrl });
export type BusyCalendarInput = z.output<typeof busyCalendarInputSchema>;

export const busyCalendarChangesSchema = z.object({
  ...shared,
  /** If empty, the URL stays unchanged. */
  url: z.pipe(
    z.union([z.literal(''), calendarUrl], { error: ADDRESS }),
    z.transform((value: string) => value || undefined),
  ),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type BusyCalendarChanges = z.output<typeof busyCalendarChangesSchema>;

export const busyCalendarSchema = z.object({
  id: idSchema,
  label: z.string(),
  /** The host and the last four characters; null if the stored URL can no longer be decrypted. */
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
  /** How many upcoming busy times it has. */
  times: z.int(),
  /** How many events could not be read. */
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
  keepOpen: "Keep taking bookings if this calendar can't be read",
  version: 'Version',
};
