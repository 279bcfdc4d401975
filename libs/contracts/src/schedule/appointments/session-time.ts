/** Five hours behind UTC all year: the sign of POSIX names is turned around. */
const EST = 'Etc/GMT+5';

const dateFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const timeFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/** Some engines part the time from AM and PM by a narrow space of their own. */
const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

/** "March 9, 2026, 10:00 AM – 11:00 AM" where that zone's clocks stand; the day of the end if it is another. */
function span(start: string, end: string, timeZone?: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  const [date, time] = [dateFormat(timeZone), timeFormat(timeZone)];
  const lastDay = date.format(to) === date.format(from) ? '' : `${date.format(to)}, `;
  return plain(`${date.format(from)}, ${time.format(from)} – ${lastDay}${time.format(to)}`);
}

/** A session's time as the owner announces it. */
export const estTime = (start: string, end: string): string => `${span(start, end, EST)} EST`;

/** The same by the viewer's own clock, or by the clocks of a zone. */
export const localTime = (start: string, end: string, timeZone?: string): string =>
  span(start, end, timeZone);

/** "Tuesday, April 7" by the viewer's own clock, or by the clocks of a zone. */
export const localDay = (start: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(start));

/** "10:00 AM" by the same clocks. */
export const localClock = (start: string, timeZone?: string): string =>
  plain(timeFormat(timeZone).format(new Date(start)));

/** "1:00 PM EST", with the day where it is another one than the viewer's. */
export function estClock(start: string, timeZone?: string): string {
  const day = localDay(start, EST);
  const other = day === localDay(start, timeZone) ? '' : `${day}, `;
  return `${other}${localClock(start, EST)} EST`;
}
