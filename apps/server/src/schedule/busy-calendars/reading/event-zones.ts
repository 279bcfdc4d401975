import ICAL from 'ical.js';
import { instantOf, wallOf } from '@polaris/contracts/wall-time';
import { windowsZones } from './windows-zones.ts';
import { zoneNames } from './zone-names.ts';

/** Turns what the clocks of a zone show, written as milliseconds as if it were UTC, into moments and back. */
export interface EventZone {
  instantOf: (wall: number) => number;
  wallOf: (instant: number) => number;
  /** The named time zone is unknown, so the default one is used. */
  isGuess?: true;
}

const utc: EventZone = { instantOf: (wall) => wall, wallOf: (instant) => instant };

export const zoneNamed = (name: string): EventZone => ({
  instantOf: (wall) => instantOf(wall, name),
  wallOf: (instant) => wallOf(instant, name),
});

/** What the clock shows at a time of an event. */
export const wallOfTime = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A time without a zone. */
export function floatingTime(wall: number): ICAL.Time {
  const time = ICAL.Time.fromJSDate(new Date(wall), true);
  time.zone = ICAL.Timezone.localTimezone;
  return time;
}

/** A zone by its name, and whether another one that the file describes by this name comes first. */
interface NamedZone {
  name: string;
  isShort: boolean;
}

const knownZones = new Map<string, NamedZone | undefined>();

function knownZone(id: string): NamedZone | undefined {
  if (!knownZones.has(id)) knownZones.set(id, findZone(id.trim()));
  return knownZones.get(id);
}

/** "/freeassociation.sourceforge.net/Europe/Berlin" and "W. Europe Standard Time" are Europe/Berlin. */
function findZone(id: string): NamedZone | undefined {
  const parts = id.replaceAll(' ', '_').split('/');
  const ends = [3, 2].map((count) => parts.slice(-count).join('/'));
  // "(UTC-05:00) Eastern Time (US & Canada)", "tzone://Microsoft/Utc"
  const plain = id
    .replace(/^\([^)]*\)\s*|^tzone:\/\//i, '')
    .replace('(US and Canada)', '(US & Canada)');
  const listed = [id, plain].map((name) => windowsZones[name] ?? zoneNames[name]);
  const name = [...listed, ...ends.filter((end) => end.includes('/'))].find(isZone);
  if (name !== undefined) return { name, isShort: false };
  // "EST" alone may mean a zone that is described in the file, with a summer time.
  const short = [id, offsetIn(plain)].find(isZone);
  return short === undefined ? undefined : { name: short, isShort: true };
}

/** Of "UTC+2" or "GMT-05:30": the distance as zones are named by it. */
function offsetIn(name: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:UTC|GMT)\s*([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name) ?? [];
  return sign && `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

function isZone(timeZone: string | undefined): timeZone is string {
  if (!timeZone) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

/** The zone as the file describes it. */
const describedZone = (zone: ICAL.Timezone): EventZone => ({
  instantOf: (wall) => {
    const time = floatingTime(wall);
    time.zone = zone;
    return time.toUnixTime() * 1000;
  },
  wallOf: (instant) =>
    wallOfTime(ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)),
});

/** The zone that a time is written in; the usual one for a time without. */
export function zoneOf(property: ICAL.Property, time: ICAL.Time, usual: EventZone): EventZone {
  if (time.isDate) return usual;
  if (time.zone === ICAL.Timezone.utcTimezone) return utc;
  const id = property.getFirstParameter('tzid');
  if (!id) return usual;
  const known = knownZone(id);
  if (known && !known.isShort) return zoneNamed(known.name);
  const described = property.parent?.getTimeZoneByID(id);
  if (described) return describedZone(described);
  return known ? zoneNamed(known.name) : { ...usual, isGuess: true };
}
