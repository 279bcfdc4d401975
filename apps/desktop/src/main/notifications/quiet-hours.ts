/** Times of day such as `22:00`; the range crosses midnight if `from` is later than `to`. */
export interface QuietHours {
  from: string;
  to: string;
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether notifications are held back now, by the clock of the person at this machine; `to` is no longer quiet. */
export function isQuiet(hours: QuietHours | null, now: Date): boolean {
  if (!hours) return false;
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const minute = now.getHours() * 60 + now.getMinutes();
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
