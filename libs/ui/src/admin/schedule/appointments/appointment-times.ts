const MINUTE = 60_000;

/** A timestamp as the value of a datetime-local field, in the browser's time zone. */
export const toField = (timestamp: string): string =>
  new Date(timestamp).toLocaleString('sv-SE').slice(0, 16).replace(' ', 'T');

export const isTime = (field: string): boolean => !Number.isNaN(Date.parse(field));

/** The timestamps of the fields; undefined while the start or the duration is not valid. */
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
