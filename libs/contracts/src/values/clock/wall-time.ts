import { DAY_MS, MINUTE_MS } from '../durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts, ...time });
    formats.set(timeZone, format);
  }
  return format;
}

/** The local time of a time zone, encoded as if it were UTC. The instant must be a whole second. */
export function wallOf(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

/** The UTC offset of a time zone. */
const offsetAt = (instant: number, timeZone: string): number => wallOf(instant, timeZone) - instant;

/**
 * The first instant at which a time zone shows this local time, encoded as if it were UTC. A skipped time counts as
 * before the change (RFC 5545, 3.3.5).
 */
export function instantOf(wall: number, timeZone: string): number {
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  if (before === after) return wall - before;
  const shown = [wall - before, wall - after].filter((one) => wallOf(one, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : wall - before;
}

/** The date in a time zone, such as "2026-11-23". */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Date(wallOf(Math.floor(instant.getTime() / 1000) * 1000, timeZone))
    .toISOString()
    .slice(0, 10);

/** Minutes since midnight that the clocks of a zone show: 570 for 9:30. */
export function minuteOf(instant: Date, timeZone: string): number {
  const wall = new Date(wallOf(Math.floor(instant.getTime() / 1000) * 1000, timeZone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** Returns the day this many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days later the second day is. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / DAY_MS);

/** From 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The Sunday that starts the week of the day, as in an American calendar. */
export const weekStartOf = (day: string): string => addDays(day, -(weekdayOf(day) % 7));

/** Turns times of one day into moments. No zone changes its clocks twice in three days. */
export class DayClock {
  private readonly timeZone: string;
  private readonly midnight: number;
  /** The UTC offsets before and after a nearby clock change; usually only one. */
  private readonly offsets: number[];

  constructor(day: string, timeZone: string) {
    this.timeZone = timeZone;
    this.midnight = Date.parse(`${day}T00:00:00Z`);
    const around = [this.midnight - DAY_MS, this.midnight + 2 * DAY_MS];
    this.offsets = [...new Set(around.map((instant) => offsetAt(instant, timeZone)))];
  }

  /** The first moment at which the clocks show it; undefined if they skip it on this day. */
  instantOf(minutes: number): Date | undefined {
    const wall = this.midnight + minutes * MINUTE_MS;
    const found = this.offsets
      .map((offset) => wall - offset)
      .filter((instant) => wallOf(instant, this.timeZone) === wall);
    return found.length === 0 ? undefined : new Date(Math.min(...found));
  }

  /** Like `instantOf`, for the end of hours: a skipped time ends them before the clock change. */
  endOf(minutes: number): Date {
    const wall = this.midnight + minutes * MINUTE_MS;
    return (
      this.instantOf(minutes) ?? new Date(Math.min(...this.offsets.map((offset) => wall - offset)))
    );
  }
}
