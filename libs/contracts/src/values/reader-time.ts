import { localTime } from '../schedule/appointments/session-time.ts';
import { isTimeZone } from './time-zone.ts';

/** The time zone of most readers whose zone is unknown. */
const EASTERN = 'America/New_York';
const PACIFIC = 'America/Los_Angeles';

const US_ZONE = /^(Eastern|Central|Mountain|Pacific) Time$/;

/**
 * A session's time for its reader: in their time zone if it is known, else in those of both coasts. "July 14, 2027,
 * 2:00 PM – 3:00 PM Eastern / 11:00 AM – 12:00 PM Pacific"
 */
export function readerTime(start: string, end: string, zone: string | null | undefined): string {
  if (zone && isTimeZone(zone)) return timeIn(zone, start, end);
  const eastern = timeIn(EASTERN, start, end);
  const pacific = timeIn(PACIFIC, start, end);
  const days = [start, end].map((time) => readerDate(time, EASTERN));
  const isSameDay = [...days, readerDate(start, PACIFIC)].every((day) => day === days[0]);
  return `${eastern} / ${isSameDay ? pacific.replace(`${days[0]}, `, '') : pacific}`;
}

/** "November 22, 2026, 7:06 PM Pacific" */
export function readerMoment(time: string, zone: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: zone } as const;
  const text = new Intl.DateTimeFormat('en-US', options).format(new Date(time));
  return `${text.replace(' at ', ', ').replace(/[\u2009\u202f]/g, ' ')} ${nameOf(zone, time)}`;
}

/** "November 22, 2026" */
export const readerDate = (time: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(new Date(time));

const timeIn = (zone: string, start: string, end: string): string =>
  `${localTime(start, end, zone)} ${nameOf(zone, start)}`;

/** The name without "Standard" or "Daylight": the time itself already accounts for that. */
function nameOf(timeZone: string, time: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date(time));
  const name = parts.find(({ type }) => type === 'timeZoneName')!.value;
  return name === 'GMT+00:00' ? 'UTC' : name.replace(US_ZONE, '$1');
}
