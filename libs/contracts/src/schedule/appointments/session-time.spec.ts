import { describe, expect, it } from '@jest/globals';
import { estClock, estTime, localClock, localDay, localTime } from './session-time.ts';

const HOUR = 3_600_000;
const later = (start: string, hours = 1) =>
  new Date(Date.parse(start) + hours * HOUR).toISOString();

describe('the time of a session', () => {
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

  it.each([
    ['America/New_York', 'July 15, 2026, 11:00 AM – 12:00 PM'],
    ['Europe/Berlin', 'July 15, 2026, 5:00 PM – 6:00 PM'],
    ['Asia/Tokyo', 'July 16, 2026, 12:00 AM – 1:00 AM'],
    ['Asia/Kathmandu', 'July 15, 2026, 8:45 PM – 9:45 PM'],
  ])('shows the time of a session in the time zone %s as %s', (zone, text) => {
    const start = '2026-07-15T15:00:00.000Z';
    expect(localTime(start, later(start), zone)).toBe(text);
  });

  it.each([
    ['America/Los_Angeles', 'Tuesday, April 7', '9:00 AM', '11:00 AM EST'],
    ['Asia/Tokyo', 'Wednesday, April 8', '1:00 AM', 'Tuesday, April 7, 11:00 AM EST'],
  ])('shows a start in the time zone %s next to EST', (zone, day, time, est) => {
    const start = '2026-04-07T16:00:00.000Z';
    expect([localDay(start, zone), localClock(start, zone), estClock(start, zone)]).toEqual([
      day,
      time,
      est,
    ]);
  });
});
