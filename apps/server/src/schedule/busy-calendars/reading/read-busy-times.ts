import type ICAL from 'ical.js';
import { type ReadEvent, readCalendars } from './calendar-events.ts';
import { EventTimes, type Span, instantIn, spanOf } from './event-times.ts';
import { type EventZone, zoneNamed } from './event-zones.ts';
import { RuleBudget } from './rule-budget.ts';

/** Not from the contracts: each reading process would load all of them. */
const MINUTE_MS = 60_000;

/** More than a real calendar has in half a year. */
const MAX_TIMES = 10_000;

export interface CalendarText {
  text: string;
  /** The span to read, in milliseconds. */
  span: Span;
  /** The time zone of dates, and of times without a zone. */
  timeZone: string;
  /** Events from this host are ours, and come back if the calendar subscribes to our feed. */
  ownHost: string;
}

export interface BusyTime extends Span {
  isAllDay: boolean;
}

export interface BusyTimes {
  /** Sorted by time; overlapping times are merged. */
  times: BusyTime[];
  /** The number of events that could not be read completely, so that their times could be wrong. */
  skipped: number;
}

/** The part of the reading time that recurrence rules can use. */
const RULES_MS = 2500;
/** Most rules need a few hundred steps. Those that need more wait until all others are read. */
const ROUNDS = [1000, 20_000];

/** Finds the busy times in a calendar, and ignores all other details. */
export function readBusyTimes({ text, span, timeZone, ownHost }: CalendarText): BusyTimes {
  const usual = zoneNamed(timeZone);
  const found: BusyTime[] = [];
  const rules = new Rules(span);
  let skipped = 0;
  for (const { component, events, owner } of readCalendars(text)) {
    const withStart = events.filter(({ event }) => event.hasProperty('dtstart'));
    skipped += events.length - withStart.length;
    const latest = newest(withStart);
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

/** Expands the rules of all events, so that an endless rule does not affect other events. */
class Rules {
  private waiting: Repeating[] = [];
  private readonly span: Span;

  constructor(span: Span) {
    this.span = span;
  }

  add(times: EventTimes, replaced: ReadonlySet<number>): void {
    this.waiting.push({ times, replaced });
  }

  /** If a rule takes too long or fails, the event counts as skipped and only its own time is busy. */
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

  /** Returns whether the event could be read. */
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

/** Of an event that appears twice, keeps the later version (RFC 5545, 3.8.7.4). */
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

/** By UID, the occurrences that are replaced by separate events. */
function replacedTimes(events: ReadEvent[], usual: EventZone): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { event } of events.filter((one) => hasOwnTime(one.event))) {
    const uid = uidOf(event);
    const times = found.get(uid) ?? new Set();
    try {
      times.add(instantIn(event.getFirstProperty('recurrence-id')!, usual));
    } catch {
      // Unreadable: both the occurrence and its replacement count as busy.
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

/** Whether the calendar's owner has declined the event. */
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

/** Our own sessions are already known. Read back, one would block moving itself. */
const isOwn = (uid: string, ownHost: string): boolean =>
  /^(appointment|task|activity)-\d+@/.test(uid) && uid.endsWith(`@${ownHost}`);

/** Reads calendars that only contain free and busy times. */
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

/** If there are more than can be stored, merges times with small gaps instead of dropping some. */
function fewEnough(times: BusyTime[]): BusyTime[] {
  let all = merged(times);
  for (let gap = MINUTE_MS; all.length > MAX_TIMES; gap *= 4) all = merged(all, gap);
  return all;
}

function merged(times: BusyTime[], gap = 0): BusyTime[] {
  const all: BusyTime[] = [];
  for (const time of times.sort(byStart)) {
    const last = all.at(-1);
    if (last && time.start <= last.end + gap) last.end = Math.max(last.end, time.end);
    else all.push({ ...time });
  }
  return all;
}
