import ICAL from 'ical.js';
import { instantOf, wallOf } from '@polaris/contracts/clock';
import { windowsZones } from './windows-zones.ts';
import { zoneNames } from './zone-names.ts';

/** Converts between moments and wall-clock time, which is written as milliseconds as if it were UTC. */
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

/** The wall-clock time of a parsed time. */
export const wallOfTime = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A time without a zone. */
export function floatingTime(wall: number): ICAL.Time {
  const time = ICAL.Time.fromJSDate(new Date(wall), true);
  time.zone = ICAL.Timezone.localTimezone;
  return time;
}

/** An IANA zone. If `isShort`, a zone of the same name in the file takes precedence. */
interface NamedZone {
  name: string;
  isShort: boolean;
}

const knownZones = new Map<string, NamedZone | undefined>();

function knownZone(id: string): NamedZone | undefined {
  if (!knownZones.has(id)) knownZones.set(id, findZone(id.trim()));
  return knownZones.get(id);
}

/** Finds Europe/Berlin for "/freeassociation.sourceforge.net/Europe/Berlin" or "W. Europe Standard Time". */
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
  // The file can describe a zone "EST" with summer time, which "EST" alone does not have.
  const short = [id, offsetIn(plain)].find(isZone);
  return short === undefined ? undefined : { name: short, isShort: true };
}

/** Turns "UTC+2" or "GMT-05:30" into "+02:00" or "-05:30", which are valid zone names. */
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

/** A zone as described in the file. */
const describedZone = (zone: ICAL.Timezone): EventZone => ({
  instantOf: (wall) => {
    const time = floatingTime(wall);
    time.zone = zone;
    return time.toUnixTime() * 1000;
  },
  wallOf: (instant) =>
    wallOfTime(ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)),
});

/** The zone of a time; `usual` if it has none. */
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
