import type ICAL from 'ical.js';
import { type ReadEvent, readCalendars } from './calendar-events.ts';
import { EventTimes, type Span, instantIn, spanOf } from './event-times.ts';
import { type EventZone, zoneNamed } from './event-zones.ts';
import { RuleBudget } from './rule-budget.ts';

/** More than anybody has in half a year. */
const MAX_TIMES = 10_000;

export interface CalendarText {
  text: string;
  /** What is wanted of it, in milliseconds. */
  span: Span;
  /** That of times without a zone, and of days. */
  timeZone: string;
  /** The host of our own events, which may come back from a calendar that reads ours. */
  ownHost: string;
}

export interface BusyTime extends Span {
  isAllDay: boolean;
}

export interface BusyTimes {
  /** In the order of time; what overlaps is one. */
  times: BusyTime[];
  /** Events of which something cannot be read: their times may be wrong. */
  skipped: number;
}

/** Rules may take so much of the time in which a calendar has to be read. */
const RULES_MS = 2500;
/** Most need a few hundred steps. What needs more waits until all others are read. */
const ROUNDS = [1000, 20_000];

/** When a calendar is busy. What happens then is read past. */
export function readBusyTimes({ text, span, timeZone, ownHost }: CalendarText): BusyTimes {
  const usual = zoneNamed(timeZone);
  const found: BusyTime[] = [];
  const rules = new Rules(span);
  let skipped = 0;
  for (const { component, events, owner } of readCalendars(text)) {
    const begun = events.filter(({ event }) => event.hasProperty('dtstart'));
    skipped += events.length - begun.length;
    const latest = newest(begun);
    const replaced = replacedTimes(latest, usual);
    for (const one of latest.filter(({ event }) => isBusy(event, ownHost, owner))) {
      const { event } = one;
      try {
        const times = new EventTimes(one, usual);
        const others = hasOwnTime(event) ? NONE : (replaced.get(uidOf(event)) ?? NONE);
        rules.add(times, others);
        if (one.isUnsure || times.isGuess) skipped += 1;
      } catch {
        skipped += 1;
      }
    }
    found.push(...busyPeriods(component, usual));
  }
  const read = rules.read();
  skipped += read.skipped;
  found.push(...read.times);
  const meeting = found
    .map((time) => ({ ...time, end: Math.min(time.end, span.end) }))
    .filter(({ start, end }) => start < end && end > span.start);
  const times = [true, false].flatMap((isAllDay) =>
    fewEnough(meeting.filter((one) => one.isAllDay === isAllDay)),
  );
  return { times: times.sort(byStart), skipped };
}

const NONE: ReadonlySet<number> = new Set();

interface Repeating {
  times: EventTimes;
  replaced: ReadonlySet<number>;
}

/** Goes through the rules of all events, so that one that never ends costs no other. */
class Rules {
  private waiting: Repeating[] = [];
  private readonly span: Span;

  constructor(span: Span) {
    this.span = span;
  }

  add(times: EventTimes, replaced: ReadonlySet<number>): void {
    this.waiting.push({ times, replaced });
  }

  /** An event whose rule is too long, or fails, is busy at its own time, and counted. */
  read(): BusyTimes {
    const found: BusyTime[] = [];
    const deadline = performance.now() + RULES_MS;
    for (const steps of ROUNDS)
      this.waiting = this.waiting.filter(
        (one) => !this.readOne(one, new RuleBudget(steps, deadline), found),
      );
    for (const { times } of this.waiting)
      found.push({ ...times.first(), isAllDay: times.isAllDay });
    return { times: found, skipped: this.waiting.length };
  }

  /** Whether it was read. */
  private readOne({ times, replaced }: Repeating, budget: RuleBudget, found: BusyTime[]): boolean {
    try {
      const own = [...times.within(this.span, replaced, budget)];
      for (const time of own) found.push({ ...time, isAllDay: times.isAllDay });
      return true;
    } catch {
      return false;
    }
  }
}

/** Of an event that is there twice, the later version (RFC 5545, 3.8.7.4). */
function newest(events: ReadEvent[]): ReadEvent[] {
  const sequenceOf = ({ event }: ReadEvent) => Number(event.getFirstPropertyValue('sequence') ?? 0);
  const found = new Map<unknown, ReadEvent>();
  for (const one of events) {
    const { event } = one;
    const time = event.getFirstProperty('recurrence-id')?.toICALString() ?? '';
    const key = event.hasProperty('uid') ? `${uidOf(event)} ${time}` : event;
    const other = found.get(key);
    if (!other || sequenceOf(one) >= sequenceOf(other)) found.set(key, one);
  }
  return [...found.values()];
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

const hasOwnTime = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id');

/** The times of repeating events that an event of its own replaces, by their UID. */
function replacedTimes(events: ReadEvent[], usual: EventZone): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { event } of events.filter((one) => hasOwnTime(one.event))) {
    const uid = uidOf(event);
    const times = found.get(uid) ?? new Set();
    try {
      times.add(instantIn(event.getFirstProperty('recurrence-id')!, usual));
    } catch {
      // Then both count as busy.
    }
    found.set(uid, times);
  }
  return found;
}

function isBusy(event: ICAL.Component, ownHost: string, owner: string | undefined): boolean {
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    textOf('status') !== 'CANCELLED' &&
    textOf('transp') !== 'TRANSPARENT' &&
    textOf('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !isOwn(uidOf(event), ownHost) &&
    !hasDeclined(event, owner)
  );
}

/** Whether the owner of the calendar has. */
function hasDeclined(event: ICAL.Component, owner: string | undefined): boolean {
  if (owner === undefined) return false;
  return event.getAllProperties('attendee').some((attendee) => {
    const address = String(attendee.getFirstValue()).replace(/^mailto:/i, '');
    const isOwner = [address, attendee.getFirstParameter('email')].some(
      (one) => one?.toLowerCase() === owner,
    );
    return isOwner && attendee.getFirstParameter('partstat')?.toUpperCase() === 'DECLINED';
  });
}

/** A session is known here; read back, it would be in the way of its own move. */
const isOwn = (uid: string, ownHost: string): boolean =>
  /^(appointment|task|activity)-\d+@/.test(uid) && uid.endsWith(`@${ownHost}`);

/** Of calendars that tell nothing but free and busy times. */
function busyPeriods(calendar: ICAL.Component, usual: EventZone): BusyTime[] {
  return calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((one) => one.getAllProperties('freebusy'))
    .filter((property) => property.getFirstParameter('fbtype') !== 'FREE')
    .flatMap((property) =>
      (property.getValues() as ICAL.Period[]).map((period) => ({
        ...spanOf(property, period, usual),
        isAllDay: false,
      })),
    );
}

const byStart = (one: Span, two: Span): number => one.start - two.start;

/** As few as are stored: of more, those that are a little apart become one, rather than that some are lost. */
function fewEnough(times: BusyTime[]): BusyTime[] {
  let all = merged(times);
  for (let gap = MINUTE; all.length > MAX_TIMES; gap *= 4) all = merged(all, gap);
  return all;
}

const MINUTE = 60_000;

function merged(times: BusyTime[], gap = 0): BusyTime[] {
  const all: BusyTime[] = [];
  for (const time of times.sort(byStart)) {
    const last = all.at(-1);
    if (last && time.start <= last.end + gap) last.end = Math.max(last.end, time.end);
    else all.push({ ...time });
  }
  return all;
}
