import ICAL from 'ical.js';
import { instantOf, wallOf } from '@polaris/contracts/wall-time';
import { windowsZones } from './windows-zones.ts';

/** Turns what the clocks of a zone show, written as milliseconds as if it were UTC, into moments and back. */
export interface EventZone {
  instantOf: (wall: number) => number;
  wallOf: (instant: number) => number;
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

const knownZones = new Map<string, string | undefined>();

/** "/freeassociation.sourceforge.net/Europe/Berlin" and "W. Europe Standard Time" are Europe/Berlin. */
function knownZone(id: string): string | undefined {
  if (!knownZones.has(id)) knownZones.set(id, findZone(id));
  return knownZones.get(id);
}

function findZone(id: string): string | undefined {
  const parts = id.split('/');
  const ends = [3, 2].map((count) => parts.slice(-count).join('/'));
  // "EST" alone may mean a zone that is described in the file, with a summer time.
  const names = [windowsZones[id], ...ends.filter((end) => end.includes('/'))];
  return names.find((name) => name !== undefined && isZone(name));
}

function isZone(timeZone: string): boolean {
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
  if (known !== undefined) return zoneNamed(known);
  const described = property.parent?.getTimeZoneByID(id);
  return described ? describedZone(described) : usual;
}
