/** A time on a day of the viewer's calendar; undefined for today, which means now, and for no day. */
export function timeOfDay(day: unknown): string | undefined {
  if (typeof day !== 'string' || day === '') return undefined;
  const noon = new Date(`${day}T12:00:00`);
  // Not a day: the contract says so.
  if (Number.isNaN(noon.getTime())) return day;
  return noon.toDateString() === new Date().toDateString() ? undefined : noon.toISOString();
}
