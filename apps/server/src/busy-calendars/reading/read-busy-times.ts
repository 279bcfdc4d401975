import ICAL from 'ical.js';
import { CalendarError } from './calendar-error.ts';
import { EventTimes, type Span, StepLimit, instantIn, spanOf } from './event-times.ts';
import { type EventZone, zoneNamed } from './event-zones.ts';

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
  /** Events that cannot be read. */
  skipped: number;
}

/** When a calendar is busy. What happens then is read past. */
export function readBusyTimes({ text, span, timeZone, ownHost }: CalendarText): BusyTimes {
  const usual = zoneNamed(timeZone);
  const limit = new StepLimit();
  const found: BusyTime[] = [];
  const parsed = parse(text);
  let { skipped } = parsed;
  for (const calendar of parsed.calendars) {
    const events = newest(calendar.getAllSubcomponents('vevent'));
    const replaced = replacedTimes(events, usual);
    for (const event of events.filter((one) => isBusy(one, ownHost)))
      try {
        const times = new EventTimes(event, usual);
        const others = hasOwnTime(event) ? NONE : (replaced.get(uidOf(event)) ?? NONE);
        for (const time of times.within(span, others, limit))
          found.push({ ...time, isAllDay: times.isAllDay });
      } catch (error) {
        if (error instanceof CalendarError) throw error;
        skipped += 1;
      }
    found.push(...busyPeriods(calendar, usual));
  }
  const meeting = found
    .map((time) => ({ ...time, end: Math.min(time.end, span.end) }))
    .filter(({ start, end }) => start < end && end > span.start);
  const times = [true, false].flatMap((isAllDay) =>
    merged(meeting.filter((one) => one.isAllDay === isAllDay)),
  );
  if (times.length > MAX_TIMES) throw new CalendarError('This calendar has too many events.');
  return { times: times.sort(byStart), skipped };
}

const NONE: ReadonlySet<number> = new Set();

interface Parsed {
  calendars: ICAL.Component[];
  /** Events that are not written as the format asks. */
  skipped: number;
}

function parse(source: string): Parsed {
  const text = withTypes(source.replace(/^\uFEFF/, ''));
  const whole = calendarsIn(text);
  const readable = whole ? { text, skipped: 0 } : withoutUnreadable(text);
  const calendars = whole ?? calendarsIn(readable.text);
  if (calendars) return { calendars, skipped: readable.skipped };
  throw new CalendarError(
    'This address does not lead to a calendar. Use the one that ends in .ics, or is called iCal.',
  );
}

function calendarsIn(text: string): ICAL.Component[] | undefined {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    const found = all.map((one) => new ICAL.Component(one));
    return found.length > 0 && found.every(({ name }) => name === 'vcalendar') ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Some write a date without saying that it is one. */
const withTypes = (text: string): string =>
  text.replace(
    /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;(?!VALUE=)[^:;\r\n]+)*):(\d{8}(?:,\d{8})*)\r?$/gim,
    '$1;VALUE=DATE$2:$3',
  );

/** One line that cannot be read costs its event, not the calendar. */
function withoutUnreadable(source: string): { text: string; skipped: number } {
  let skipped = 0;
  const text = source.replace(/^BEGIN:VEVENT\r?$[^]*?^END:VEVENT\r?$\n?/gim, (event) => {
    if (calendarsIn(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`)) return event;
    skipped += 1;
    return '';
  });
  return { text, skipped };
}

/** Of an event that is there twice, the later version (RFC 5545, 3.8.7.4). */
function newest(events: ICAL.Component[]): ICAL.Component[] {
  const sequenceOf = (event: ICAL.Component) =>
    Number(event.getFirstPropertyValue('sequence') ?? 0);
  const found = new Map<unknown, ICAL.Component>();
  for (const event of events) {
    const time = event.getFirstProperty('recurrence-id')?.toICALString() ?? '';
    const key = event.hasProperty('uid') ? `${uidOf(event)} ${time}` : event;
    const other = found.get(key);
    if (!other || sequenceOf(event) >= sequenceOf(other)) found.set(key, event);
  }
  return [...found.values()];
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

const hasOwnTime = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id');

/** The times of repeating events that an event of its own replaces, by their UID. */
function replacedTimes(events: ICAL.Component[], usual: EventZone): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const event of events.filter(hasOwnTime)) {
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

function isBusy(event: ICAL.Component, ownHost: string): boolean {
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    textOf('status') !== 'CANCELLED' &&
    textOf('transp') !== 'TRANSPARENT' &&
    textOf('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !isOwn(uidOf(event), ownHost)
  );
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

function merged(times: BusyTime[]): BusyTime[] {
  const all: BusyTime[] = [];
  for (const time of times.sort(byStart)) {
    const last = all.at(-1);
    if (last && time.start <= last.end) last.end = Math.max(last.end, time.end);
    else all.push({ ...time });
  }
  return all;
}
