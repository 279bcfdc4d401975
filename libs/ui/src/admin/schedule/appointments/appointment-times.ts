import { DayClock, MINUTE_MS, dayOf, minuteOf, minutesOf } from '@polaris/contracts';
import { clockZone } from '../../../primitives/clock.ts';

export const NO_SUCH_TIME = 'This time does not exist on that day.';

/** A day and a time of day of the business, as the fields have them. */
export interface StartFields {
  day: string;
  time: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

export function toFields(timestamp: string): StartFields {
  const start = new Date(timestamp);
  const minutes = minuteOf(start, clockZone());
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return { day: dayOf(start, clockZone()), time };
}

/** The start that the fields mean; undefined while it is incomplete, and for a time that the clocks skip. */
export const startOf = ({ day, time }: StartFields): Date | undefined =>
  day && time ? new DayClock(day, clockZone()).instantOf(minutesOf(time)) : undefined;

/** The timestamps of the fields; undefined while the start or the duration is not valid. */
export function fromFields(
  fields: StartFields,
  minutes: number,
): { startTime: string; endTime: string } | undefined {
  const start = startOf(fields)?.getTime();
  if (start === undefined || !(minutes > 0)) return undefined;
  const iso = (time: number) => new Date(time).toISOString();
  return { startTime: iso(start), endTime: iso(start + minutes * MINUTE_MS) };
}

export const minutesBetween = (startTime: string, endTime: string): number =>
  Math.round((Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS);
