/** UTC-5 all year: in names of this form the sign is reversed. */
const EST = 'Etc/GMT+5';

const dateFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const timeFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/** Replaces the narrow space that some engines put before AM and PM. */
const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

/** "March 9, 2026, 10:00 AM – 11:00 AM" in the given time zone; the end has a date if it is on another day. */
function span(start: string, end: string, timeZone?: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  const [date, time] = [dateFormat(timeZone), timeFormat(timeZone)];
  const lastDay = date.format(to) === date.format(from) ? '' : `${date.format(to)}, `;
  return plain(`${date.format(from)}, ${time.format(from)} – ${lastDay}${time.format(to)}`);
}

/** A session's time in EST, as the owner announces it. */
export const estTime = (start: string, end: string): string => `${span(start, end, EST)} EST`;

/** A session's time in the viewer's time zone, or in a given one. */
export const localTime = (start: string, end: string, timeZone?: string): string =>
  span(start, end, timeZone);

/** "Tuesday, April 7" in the viewer's time zone, or in a given one. */
export const localDay = (start: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(start));

/** "10:00 AM" in the viewer's time zone, or in a given one. */
export const localClock = (start: string, timeZone?: string): string =>
  plain(timeFormat(timeZone).format(new Date(start)));

/** "1:00 PM EST", with the date if it differs from the viewer's. */
export function estClock(start: string, timeZone?: string): string {
  const day = localDay(start, EST);
  const other = day === localDay(start, timeZone) ? '' : `${day}, `;
  return `${other}${localClock(start, EST)} EST`;
}
