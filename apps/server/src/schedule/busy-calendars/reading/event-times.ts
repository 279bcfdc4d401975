import ICAL from 'ical.js';
import { type EventZone, floatingTime, wallOfTime, zoneOf } from './event-zones.ts';
import type { ReadEvent } from './calendar-events.ts';
import { type RuleBudget, RuleTooLongError, timesOf } from './rule-budget.ts';

/** Not from the contracts: each reading process would load all of them. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** More occurrences than a real event has in half a year. */
const MAX_TIMES = 2000;

/**
 * Periods after which a rule repeats, used to skip past ones. Months use four years, so that every date exists. Yearly
 * rules need no skipping.
 */
const periods: Partial<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: HOUR_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
  MONTHLY: 1461 * DAY_MS,
};

export interface Span {
  start: number;
  end: number;
}

/** The length of an event: days of wall-clock time plus elapsed time. */
interface Length {
  days: number;
  ms: number;
}

/** The moment in a property, such as the one that an exception replaces. */
export function instantIn(property: ICAL.Property, usual: EventZone): number {
  const time = property.getFirstValue() as ICAL.Time;
  return zoneOf(property, time, usual).instantOf(wallOfTime(time));
}

/** An event with all its occurrences, computed in wall-clock time so that clock changes do not shift them. */
export class EventTimes {
  readonly isAllDay: boolean;
  /** Whether its time zone is unknown. */
  readonly isGuess: boolean;
  private readonly event: ICAL.Component;
  private readonly usual: EventZone;
  private readonly start: number;
  private readonly zone: EventZone;
  private readonly length: Length;
  private readonly isEndLost: boolean;

  constructor({ event, isEndLost }: ReadEvent, usual: EventZone) {
    this.event = event;
    this.usual = usual;
    const property = event.getFirstProperty('dtstart')!;
    const time = property.getFirstValue() as ICAL.Time;
    this.isEndLost = isEndLost;
    this.start = wallOfTime(time);
    this.zone = zoneOf(property, time, usual);
    this.length = this.lengthFrom(time.isDate);
    const end = event.getFirstProperty('dtend');
    const endZone = end && zoneOf(end, end.getFirstValue() as ICAL.Time, usual);
    this.isGuess = Boolean(this.zone.isGuess ?? endZone?.isGuess);
    const isMarked = event.getFirstPropertyValue('x-microsoft-cdo-alldayevent') === 'TRUE';
    this.isAllDay = time.isDate || isMarked;
  }

  /** Occurrences that overlap a span, without those replaced by exceptions. */
  *within(
    { start, end }: Span,
    replaced: ReadonlySet<number>,
    budget: RuleBudget,
  ): Generator<Span> {
    const lasts = this.length.days * DAY_MS + this.length.ms;
    if (lasts <= 0) return;
    // Skips most past occurrences by wall-clock time. A day is a safe margin for any clock change.
    const walls = { start: this.zone.wallOf(start) - lasts - DAY_MS, end: this.zone.wallOf(end) };
    let count = 0;
    for (const wall of this.walls(walls, budget)) {
      const time = this.timeAt(wall);
      if (time.end <= start || time.start >= end || replaced.has(time.start)) continue;
      if ((count += 1) > MAX_TIMES) throw new RuleTooLongError();
      yield time;
    }
    yield* this.addedPeriods();
  }

  /** The event's own time, regardless of its rules. */
  first(): Span {
    return this.timeAt(this.start);
  }

  private timeAt(wall: number): Span {
    const { days, ms } = this.length;
    const start = this.zone.instantOf(wall);
    return { start, end: (days === 0 ? start : this.zone.instantOf(wall + days * DAY_MS)) + ms };
  }

  private lengthFrom(isDate: boolean): Length {
    // DTEND wins: Thunderbird writes both, with a zero duration.
    const end = this.event.getFirstProperty('dtend');
    const duration = this.event.getFirstPropertyValue('duration');
    if (!end && duration instanceof ICAL.Duration) {
      const { weeks, days, hours, minutes, seconds } = duration;
      return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
    }
    if (!end && isDate) return { days: 1, ms: 0 };
    // An unreadable end counts as an hour: too long is safer than free.
    if (!end) return { days: 0, ms: this.isEndLost ? HOUR_MS : 0 };
    if (isDate) {
      const days = (wallOfTime(end.getFirstValue() as ICAL.Time) - this.start) / DAY_MS;
      // Some programs write the same day as the end of a one-day event.
      return { days: days === 0 ? 1 : days, ms: 0 };
    }
    return { days: 0, ms: instantIn(end, this.usual) - this.zone.instantOf(this.start) };
  }

  /** The wall-clock start of each occurrence. */
  private *walls(span: Span, budget: RuleBudget): Generator<number> {
    const excluded = this.excluded();
    const found = new Set([this.start]);
    for (const { wall } of this.listed('rdate')) found.add(wall);
    for (const rule of this.event.getAllProperties('rrule'))
      for (const wall of this.repeated(rule.getFirstValue() as ICAL.Recur, span, budget))
        found.add(wall);
    for (const wall of found) if (wall >= span.start && !excluded(wall)) yield wall;
  }

  private *repeated(rule: ICAL.Recur, span: Span, budget: RuleBudget): Generator<number> {
    const last = Math.min(span.end, this.lastOf(rule));
    if (last < span.start) return;
    const unlimited = rule.clone();
    (unlimited as { until: ICAL.Time | null }).until = null;
    const near = floatingTime(this.startNear(span.start, rule));
    for (const time of timesOf(unlimited, near, budget)) {
      const wall = wallOfTime(time);
      if (wall > last) return;
      yield wall;
    }
  }

  /** A later start from which the rule continues unchanged, so that past years cost no steps. */
  private startNear(wall: number, { freq, interval, count }: ICAL.Recur): number {
    const period = (periods[freq] ?? Infinity) * interval;
    const passed = count ? 0 : Math.floor((wall - this.start) / period) - 1;
    return passed > 0 ? this.start + passed * period : this.start;
  }

  /** The last start in the event's wall-clock time. A date includes its whole day. */
  private lastOf({ until }: ICAL.Recur): number {
    if (!until) return Infinity;
    const wall = wallOfTime(until);
    if (until.isDate) return wall + DAY_MS - 1000;
    return until.zone === ICAL.Timezone.utcTimezone ? this.zone.wallOf(wall) : wall;
  }

  private excluded(): (wall: number) => boolean {
    const listed = [...this.listed('exdate')];
    const walls = new Set(listed.map(({ wall }) => wall));
    const days = new Set(listed.filter(({ isDate }) => isDate).map(({ wall }) => wall));
    return (wall) => walls.has(wall) || days.has(Math.floor(wall / DAY_MS) * DAY_MS);
  }

  /** Added or excluded times, in the event's wall-clock time. */
  private *listed(name: 'exdate' | 'rdate') {
    for (const property of this.event.getAllProperties(name))
      for (const time of property.getValues() as unknown[])
        if (time instanceof ICAL.Time) {
          const { isDate } = time;
          const wall = wallOfTime(time);
          const instant = () => zoneOf(property, time, this.usual).instantOf(wall);
          yield { isDate, wall: isDate ? wall : this.zone.wallOf(instant()) };
        }
  }

  private *addedPeriods(): Generator<Span> {
    for (const property of this.event.getAllProperties('rdate'))
      for (const period of property.getValues() as unknown[])
        if (period instanceof ICAL.Period) yield spanOf(property, period, this.usual);
  }
}

/** A period with its own end, as used by FREEBUSY and RDATE. */
export function spanOf(property: ICAL.Property, period: ICAL.Period, usual: EventZone): Span {
  const { start } = period;
  const zone = zoneOf(property, start, usual);
  const from = zone.instantOf(wallOfTime(start));
  const lasts = period.getDuration().toSeconds() * 1000;
  return { start: from, end: from + lasts };
}
