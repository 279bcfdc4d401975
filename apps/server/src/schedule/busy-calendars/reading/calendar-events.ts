import ICAL from 'ical.js';
import { CalendarError } from './calendar-error.ts';
import { isSafeZoneRule } from './zone-rules.ts';

/** An event with the lines that could be read. */
export interface ReadEvent {
  event: ICAL.Component;
  /** A line about its time cannot be read. */
  isUnsure: boolean;
  /** Whether it has an end that could not be read. */
  isEndLost: boolean;
}

export interface ReadCalendar {
  component: ICAL.Component;
  events: ReadEvent[];
  /** The owner's address. Events that the owner declined are free. */
  owner: string | undefined;
}

/** The properties to read. Others are ignored, so a broken description does no harm. */
const EVENT_LINES = new Set([
  ...['uid', 'sequence', 'status', 'transp', 'attendee', 'recurrence-id', 'dtstart', 'dtend'],
  ...['duration', 'rrule', 'rdate', 'exdate'],
  ...['x-microsoft-cdo-busystatus', 'x-microsoft-cdo-alldayevent'],
]);
const ZONE_LINES = new Set([
  ...['tzid', 'dtstart', 'rrule', 'rdate', 'tzoffsetfrom', 'tzoffsetto'],
]);
const LINES: Partial<Record<string, Set<string>>> = {
  VEVENT: EVENT_LINES,
  VTIMEZONE: ZONE_LINES,
  STANDARD: ZONE_LINES,
  DAYLIGHT: ZONE_LINES,
  VFREEBUSY: new Set(['freebusy']),
};

/** Checks the type of each value; other properties are text. */
const kinds: Partial<Record<string, (value: unknown) => boolean>> = {
  'recurrence-id': isTime,
  dtstart: isTime,
  dtend: isTime,
  exdate: isTime,
  rdate: (value) => isTime(value) || value instanceof ICAL.Period,
  duration: (value) => value instanceof ICAL.Duration,
  rrule: (value) => value instanceof ICAL.Recur && Boolean(value.freq),
  freebusy: (value) => value instanceof ICAL.Period,
};
const ENDS = new Set(['dtend', 'duration']);

/** More than any zone has had. */
const MAX_CHANGES = 300;
const MAX_ATTENDEES = 1000;

/** Reads line by line: an unreadable line only affects itself, and an event without an end only that event. */
export function readCalendars(source: string): ReadCalendar[] {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/[\r\n]+/);
  const reader = new CalendarLines();
  for (const line of lines) reader.read(line);
  return reader.finish();
}

class CalendarLines {
  private readonly calendars: ReadCalendar[] = [];
  private calendar: ReadCalendar | undefined;
  /** Open components, innermost last; `component` is undefined for those to skip. */
  private open: { name: string; component: ICAL.Component | undefined }[] = [];
  private event: ReadEvent | undefined;

  read(line: string): void {
    const [, edge, name = ''] =
      /^\s*(BEGIN|END):\s*([\w-]{1,60})\s*$/i.exec(line.slice(0, 100)) ?? [];
    if (edge?.toUpperCase() === 'BEGIN') this.begin(name.toUpperCase());
    else if (edge) this.end(name.toUpperCase());
    else this.readLine(line);
  }

  /** Throws if the file was cut off: missing events would make busy times look free. */
  finish(): ReadCalendar[] {
    if (this.calendars.length > 0 && !this.calendar) return this.calendars;
    throw new CalendarError(
      'This address does not lead to a calendar. Use the one that ends in .ics, or is called iCal.',
    );
  }

  private begin(name: string): void {
    if (name === 'VCALENDAR') return this.beginCalendar();
    // If the previous event has no end, it was cut off.
    if (name === 'VEVENT') this.open = [];
    const parent = this.open.at(-1);
    const isKnown = LINES[name] && (!parent || parent.component?.name === 'vtimezone');
    const component = this.calendar && isKnown ? new ICAL.Component(name.toLowerCase()) : undefined;
    if (component) (parent?.component ?? this.calendar!.component).addSubcomponent(component);
    this.open.push({ name, component });
    if (name !== 'VEVENT' || !component) return;
    this.event = { event: component, isUnsure: false, isEndLost: false };
    this.calendar!.events.push(this.event);
  }

  private beginCalendar(): void {
    const component = new ICAL.Component('vcalendar');
    this.calendar = { component, events: [], owner: undefined };
    this.calendars.push(this.calendar);
    this.open = [];
  }

  private end(name: string): void {
    if (name === 'VCALENDAR') this.calendar = undefined;
    const isOuter = name === 'VCALENDAR' || name === 'VEVENT';
    // Ignores an END without a BEGIN.
    const at = this.open.findLastIndex((one) => one.name === name);
    if (isOuter) this.open = [];
    else if (at >= 0) this.open.length = at;
    if (isOuter) this.event = undefined;
  }

  private readLine(line: string): void {
    const name = /^\s*([\w-]{1,60})/.exec(line.slice(0, 80))?.[1]?.toLowerCase() ?? '';
    const inner = this.open.at(-1);
    if (!inner) return this.readOwner(name, line);
    if (!inner.component || !LINES[inner.name]!.has(name)) return;
    if (inner.component.getAllProperties(name).length >= MAX_ATTENDEES) return;
    const property = propertyOf(name, line.trim());
    if (property && isKept(inner.component, property)) inner.component.addProperty(property);
    if (property || !this.event || !kinds[name]) return;
    if (ENDS.has(name)) this.event.isEndLost = true;
    // An empty value does not make the event doubtful.
    if (!/:\s*$/.test(line)) this.event.isUnsure = true;
  }

  /** Google names a calendar after its owner's address. */
  private readOwner(name: string, line: string): void {
    if (name !== 'x-wr-calname' || !this.calendar) return;
    const [, owner] = /:\s*(?:mailto:)?([^\s:<>]+@[^\s:<>]+)\s*$/i.exec(line.slice(0, 400)) ?? [];
    this.calendar.owner ??= owner?.toLowerCase();
  }
}

/** Undefined if the line cannot be read. */
function propertyOf(name: string, line: string): ICAL.Property | undefined {
  try {
    const property = ICAL.Property.fromString(withType(line));
    const values = property.getValues() as unknown[];
    const fits = kinds[name] ?? (() => true);
    return values.length > 0 && values.every(fits) ? property : undefined;
  } catch {
    return undefined;
  }
}

/** Adds VALUE=DATE, which some programs leave out for dates. */
const withType = (line: string): string =>
  line.replace(
    /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;(?!VALUE=)[^:;]+)*):(\d{8}(?:,\d{8})*)$/i,
    '$1;VALUE=DATE$2:$3',
  );

function isTime(value: unknown): boolean {
  if (!(value instanceof ICAL.Time)) return false;
  const { year, month, day, hour, minute, second } = value;
  const isDay = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDay && [hour, minute, second].every((part) => part >= 0 && part <= 60);
}

/** Drops zone rules that no real time zone has, such as one for every second. */
function isKept({ name, parent }: ICAL.Component, property: ICAL.Property): boolean {
  if (name !== 'standard' && name !== 'daylight') return true;
  if (parent && parent.getAllSubcomponents().length > MAX_CHANGES) return false;
  return property.name !== 'rrule' || isSafeZoneRule(property.getFirstValue() as ICAL.Recur);
}
