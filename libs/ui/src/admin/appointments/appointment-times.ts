import { format } from 'date-fns';

const MINUTE = 60_000;

/** A moment as a field for date and time holds it: by the clock of whoever looks. */
export const toField = (timestamp: string): string =>
  format(new Date(timestamp), "yyyy-MM-dd'T'HH:mm");

/** What the fields say, as moments; nothing while the start is not a time yet. */
export function fromFields(
  start: string,
  minutes: number,
): { startTime: string; endTime: string } | undefined {
  const from = new Date(start).getTime();
  if (Number.isNaN(from) || !(minutes > 0)) return undefined;
  const iso = (time: number) => new Date(time).toISOString();
  return { startTime: iso(from), endTime: iso(from + minutes * MINUTE) };
}

export const minutesBetween = (startTime: string, endTime: string): number =>
  Math.round((Date.parse(endTime) - Date.parse(startTime)) / MINUTE);
