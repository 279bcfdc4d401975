/*
 * Times are shown in the time zone of the window. The server draws in that of the browser that asked: it
 * sets the zone for one render, which nothing interrupts.
 */

let zone: string | undefined;

/** Renders as in a time zone; for renders that come to their end at once. */
export function inTimeZone<T>(name: string, render: () => T): T {
  zone = name;
  try {
    return render();
  } finally {
    zone = undefined;
  }
}

/** A point in time whose local fields are those of the window. */
export function windowTime(timestamp: string | number | Date): Date {
  const time = new Date(timestamp);
  return zone && !Number.isNaN(time.getTime()) ? asIn(zone, time) : time;
}

/** Now, as the clock of the window shows it. */
export const windowNow = (): Date => windowTime(Date.now());

/** The zone that is drawn in; undefined for the window's own. */
export const drawnZone = (): string | undefined => zone;

/** The fields of a time in another zone, as a local time of this process. */
function asIn(timeZone: string, time: Date): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  return new Date(year, month, day, part('hour'), part('minute'), part('second'));
}
