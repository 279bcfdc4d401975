import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  clockText,
  dateText,
  dayText,
  estTime,
  longZoneText,
  momentText,
  sessionSpan,
  sessionTime,
  timeOfDayText,
  weekdayText,
  zoneText,
} from './time-text.ts';
import { dayOf, instantOf, wallOf } from './wall-time.ts';

const HOUR = 3_600_000;
const later = (start: string, hours = 1) =>
  new Date(Date.parse(start) + hours * HOUR).toISOString();

describe('the time of a session in EST', () => {
  it.each([
    ['2026-01-15T15:00:00.000Z', 'January 15, 2026, 10:00 AM – 11:00 AM EST'],
    ['2026-07-15T15:00:00.000Z', 'July 15, 2026, 10:00 AM – 11:00 AM EST'],
    // New York's clocks are set forward on March 8, 2026, and back on November 1.
    ['2026-03-07T15:00:00.000Z', 'March 7, 2026, 10:00 AM – 11:00 AM EST'],
    ['2026-03-08T06:30:00.000Z', 'March 8, 2026, 1:30 AM – 2:30 AM EST'],
    ['2026-03-09T15:00:00.000Z', 'March 9, 2026, 10:00 AM – 11:00 AM EST'],
    ['2026-10-31T15:00:00.000Z', 'October 31, 2026, 10:00 AM – 11:00 AM EST'],
    ['2026-11-01T06:30:00.000Z', 'November 1, 2026, 1:30 AM – 2:30 AM EST'],
    ['2026-11-02T15:00:00.000Z', 'November 2, 2026, 10:00 AM – 11:00 AM EST'],
    ['2026-06-01T04:59:00.000Z', 'May 31, 2026, 11:59 PM – June 1, 2026, 12:59 AM EST'],
    ['2027-01-01T03:00:00.000Z', 'December 31, 2026, 10:00 PM – 11:00 PM EST'],
    ['2026-06-01T17:00:00.000Z', 'June 1, 2026, 12:00 PM – 1:00 PM EST'],
  ])('%s is five hours behind UTC all year: %s', (start, text) => {
    expect(estTime(start, later(start))).toBe(text);
  });
});

describe('the time of a session for its reader', () => {
  it.each([
    [
      'Europe/Berlin',
      '2026-12-03T10:00:00Z',
      'Thursday, December 3, 2026, 11:00 AM – 12:00 PM CET',
    ],
    ['Europe/Berlin', '2026-07-02T10:00:00Z', 'Thursday, July 2, 2026, 12:00 PM – 1:00 PM CEST'],
    [
      'America/Los_Angeles',
      '2027-03-13T18:00:00Z',
      'Saturday, March 13, 2027, 10:00 AM – 11:00 AM PST',
    ],
    [
      'America/Los_Angeles',
      '2027-03-14T18:00:00Z',
      'Sunday, March 14, 2027, 11:00 AM – 12:00 PM PDT',
    ],
    [
      'America/Phoenix',
      '2027-07-14T18:00:00Z',
      'Wednesday, July 14, 2027, 11:00 AM – 12:00 PM MST',
    ],
    [
      'Asia/Kolkata',
      '2027-07-14T18:00:00Z',
      'Wednesday, July 14, 2027, 11:30 PM – Thursday, July 15, 2027, 12:30 AM IST',
    ],
    [
      'Asia/Kathmandu',
      '2027-07-14T18:00:00Z',
      'Wednesday, July 14, 2027, 11:45 PM – Thursday, July 15, 2027, 12:45 AM Nepal Time',
    ],
    [
      'Asia/Tokyo',
      '2027-07-14T18:00:00Z',
      'Thursday, July 15, 2027, 3:00 AM – 4:00 AM Japan Standard Time',
    ],
    [
      'Australia/Adelaide',
      '2027-04-03T01:00:00Z',
      'Saturday, April 3, 2027, 11:30 AM – 12:30 PM ACDT',
    ],
    ['UTC', '2027-07-14T18:00:00Z', 'Wednesday, July 14, 2027, 6:00 PM – 7:00 PM UTC'],
  ])('names weekday, day and zone in %s at %s: %s', (zone, start, text) => {
    expect(sessionTime(start, later(start), zone)).toBe(text);
    expect(sessionSpan(start, later(start), zone)).toBe(
      text.slice(0, -zoneText(start, zone).length - 1),
    );
  });
});

it('writes a moment with its day and zone', () => {
  const moment = '2026-11-23T03:06:00Z';
  expect(momentText(moment, 'America/Los_Angeles')).toBe('November 22, 2026, 7:06 PM PST');
  expect(longZoneText(moment, 'Europe/Berlin')).toBe('Central European Time');
  expect(longZoneText(moment, 'UTC')).toBe('UTC');
});

it('writes a day and a time of day without regard to any zone', () => {
  expect(dayText('2026-12-03')).toBe('December 3, 2026');
  expect(timeOfDayText('15:05')).toBe('3:05 PM');
});

const zones = Intl.supportedValuesOf('timeZone');
const pairs = fc.record({
  zone: fc.constantFrom(...zones),
  minute: fc.integer({ min: 26_297_280, max: 34_186_464 }),
});

/** Reads "Thursday, December 3, 2026" and "11:00 AM" as a local time, encoded as if it were UTC. */
const readWall = (date: string, clock: string): number => Date.parse(`${date} ${clock} UTC`);

describe('1,000 moments in random time zones', () => {
  it('says the same moment and day in every text', () => {
    fc.assert(
      fc.property(pairs, ({ zone, minute }) => {
        const instant = minute * 60_000;
        const start = new Date(instant).toISOString();
        const wall = wallOf(instant, zone);
        const [weekday, day, year] = sessionTime(start, later(start), zone).split(', ');
        expect(readWall(`${day}, ${year}`, clockText(start, zone))).toBe(wall);
        expect(readWall(dateText(start, zone), clockText(start, zone))).toBe(wall);
        expect(weekdayText(start, zone)).toBe(`${weekday}, ${day}`);
        expect(dayText(dayOf(new Date(instant), zone))).toBe(`${day}, ${year}`);
        // The same local time comes twice when clocks are set back: the first one is meant.
        const read = instantOf(wall, zone);
        expect(wallOf(read, zone)).toBe(wall);
        expect(read).toBeLessThanOrEqual(instant);
      }),
      { numRuns: 1000 },
    );
  });
});
