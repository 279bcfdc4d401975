/** UTC-5 all year: in names of this form the sign is reversed. */
const EST = 'Etc/GMT+5';

/** The English of these countries has the short names of other zones, such as CET and AEDT. */
const LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-NZ', 'en-ZA'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to make, and lists show many times. */
function formatOf(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** Replaces the narrow space that some engines put before AM and PM. */
const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

const write = (time: string, zone: string, options: Intl.DateTimeFormatOptions): string =>
  plain(formatOf(zone, options).format(new Date(time)));

/** "December 3, 2026" */
export const dateText = (time: string, zone: string): string =>
  write(time, zone, { dateStyle: 'long' });

/** "Dec 3, 2026" */
export const shortDateText = (time: string, zone: string): string =>
  write(time, zone, { dateStyle: 'medium' });

/** "Thursday, December 3" */
export const weekdayText = (time: string, zone: string): string =>
  write(time, zone, { weekday: 'long', month: 'long', day: 'numeric' });

/** "11:00 AM" */
export const clockText = (time: string, zone: string): string =>
  write(time, zone, { timeStyle: 'short' });

/** "November 22, 2026, 7:06 PM PST" */
export const momentText = (time: string, zone: string): string =>
  `${dateText(time, zone)}, ${clockText(time, zone)} ${zoneText(time, zone)}`;

/** The time of a session as a client sees it: "Thursday, December 3, 2026, 11:00 AM – 12:00 PM CET" */
export const sessionTime = (start: string, end: string, zone: string): string =>
  `${span(start, end, zone, { dateStyle: 'full' })} ${zoneText(start, zone)}`;

/** The same without the zone, where the screen names it: "Thursday, December 3, 2026, 11:00 AM – 12:00 PM" */
export const sessionSpan = (start: string, end: string, zone: string): string =>
  span(start, end, zone, { dateStyle: 'full' });

/** A session's time in EST, as the owner announces it: "December 3, 2026, 5:00 AM – 6:00 AM EST" */
export const estTime = (start: string, end: string): string =>
  `${span(start, end, EST, { dateStyle: 'long' })} EST`;

/** The end has a date if it is on another day. */
function span(start: string, end: string, zone: string, date: Intl.DateTimeFormatOptions): string {
  const [first, last] = [write(start, zone, date), write(end, zone, date)];
  const until = last === first ? '' : `${last}, `;
  return `${first}, ${clockText(start, zone)} – ${until}${clockText(end, zone)}`;
}

/** "CET" or "PST"; the long name if English has no short one, as "Japan Standard Time". */
export function zoneText(time: string, zone: string): string {
  const names = LOCALES.map((locale) => nameIn(locale, time, zone, 'short'));
  return names.find((name) => !/^GMT[+-]/.test(name)) ?? nameIn('en-US', time, zone, 'longGeneric');
}

/** "Central European Time": the same all year. */
export const longZoneText = (time: string, zone: string): string =>
  nameIn('en-US', time, zone, 'longGeneric').replace(/^GMT\+00:00$/, 'UTC');

function nameIn(
  locale: string,
  time: string,
  zone: string,
  timeZoneName: 'short' | 'longGeneric',
): string {
  const parts = formatOf(zone, { timeZoneName }, locale).formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

/** "December 3, 2026", from a day without a time, which is the same in every zone. */
export const dayText = (day: string): string => dateText(noonOf(day), 'UTC');

/** "Dec 3, 2026", from a day without a time. */
export const shortDayText = (day: string): string => shortDateText(noonOf(day), 'UTC');

/** "Thursday, December 3", from a day without a time. */
export const weekdayOfText = (day: string): string => weekdayText(noonOf(day), 'UTC');

/** "3:00 PM", from a time of day such as 15:00. */
export const timeOfDayText = (time: string): string => clockText(`2000-01-01T${time}Z`, 'UTC');

/** "December 2026", from a month such as 2026-12. */
export const monthText = (month: string): string =>
  write(`${month}-15T12:00:00Z`, 'UTC', { month: 'long', year: 'numeric' });

const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** "10:00 – 11:30 AM". Engines differ in the spaces around a dash. */
export const clockSpan = (start: string, end: string, zone: string): string =>
  plain(formatOf(zone, { timeStyle: 'short' }).formatRange(new Date(start), new Date(end)));
