import { addDays, weekdayOf } from '@polaris/contracts';

const SATURDAY = 6;

/** Days and times around the day on which the samples are added, by the clock of the business. */
export class SampleDays {
  constructor(
    private readonly today: string,
    private readonly now: Date,
  ) {}

  /** A day, a number of days from today. */
  day(offset: number): string {
    return addDays(this.today, offset);
  }

  /** A moment so many days ago, in the hours of work of a working day; today's are minutes ago. */
  past(ago: number, minute: number): string {
    if (ago < 1) return new Date(this.now.getTime() - (minute + 1) * 60_000).toISOString();
    const weekday = weekdayOf(this.day(-ago));
    return at(this.day(-ago - Math.max(0, weekday - SATURDAY + 1)), minute);
  }

  /** A moment in so many days or later, on a working day. */
  coming(days: number, minute: number): string {
    const weekday = weekdayOf(this.day(days));
    return at(this.day(days + (weekday >= SATURDAY ? 8 - weekday : 0)), minute);
  }
}

/** Without a zone, as the connection has that of the business; minutes are counted from nine. */
function at(day: string, minute: number): string {
  const minutes = 9 * 60 + (minute % (8 * 60));
  const clock = [Math.trunc(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${day} ${clock.join(':')}`;
}
