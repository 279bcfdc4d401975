import { describe, expect, it } from '@jest/globals';
import { readerDate, readerMoment, readerTime } from './reader-time.ts';
import { HOUR_MS } from './durations.ts';

const session = (start: string, zone: string | null) =>
  readerTime(start, new Date(Date.parse(start) + HOUR_MS).toISOString(), zone);

describe('the time of a session for a reader', () => {
  it.each([
    [
      '2027-07-14T18:00:00Z',
      'July 14, 2027, 2:00 PM – 3:00 PM Eastern / 11:00 AM – 12:00 PM Pacific',
    ],
    [
      '2027-01-14T18:00:00Z',
      'January 14, 2027, 1:00 PM – 2:00 PM Eastern / 10:00 AM – 11:00 AM Pacific',
    ],
    // Clocks are set forward on March 14, 2027, at 7:00 and 10:00 UTC, and back on November 7.
    [
      '2027-03-14T06:30:00Z',
      'March 14, 2027, 1:30 AM – 3:30 AM Eastern / March 13, 2027, 10:30 PM – 11:30 PM Pacific',
    ],
    [
      '2027-03-14T08:30:00Z',
      'March 14, 2027, 4:30 AM – 5:30 AM Eastern / 12:30 AM – 1:30 AM Pacific',
    ],
    [
      '2027-03-14T18:00:00Z',
      'March 14, 2027, 2:00 PM – 3:00 PM Eastern / 11:00 AM – 12:00 PM Pacific',
    ],
    [
      '2027-11-06T18:00:00Z',
      'November 6, 2027, 2:00 PM – 3:00 PM Eastern / 11:00 AM – 12:00 PM Pacific',
    ],
    [
      '2027-11-07T18:00:00Z',
      'November 7, 2027, 1:00 PM – 2:00 PM Eastern / 10:00 AM – 11:00 AM Pacific',
    ],
    [
      '2027-07-15T04:30:00Z',
      'July 15, 2027, 12:30 AM – 1:30 AM Eastern / July 14, 2027, 9:30 PM – 10:30 PM Pacific',
    ],
    [
      '2027-07-15T03:30:00Z',
      'July 14, 2027, 11:30 PM – July 15, 2027, 12:30 AM Eastern / July 14, 2027, 8:30 PM – 9:30 PM Pacific',
    ],
  ])(
    "shows a session at %s in both coasts' time zones when the reader's is unknown",
    (start, text) => {
      expect(session(start, null)).toBe(text);
    },
  );

  it.each([
    ['America/Los_Angeles', '2027-03-13T18:00:00Z', 'March 13, 2027, 10:00 AM – 11:00 AM Pacific'],
    ['America/Los_Angeles', '2027-03-14T18:00:00Z', 'March 14, 2027, 11:00 AM – 12:00 PM Pacific'],
    [
      'America/Phoenix',
      '2027-07-14T18:00:00Z',
      'July 14, 2027, 11:00 AM – 12:00 PM Mountain Standard Time',
    ],
    // For two weeks in March the continents' clocks are an hour closer.
    [
      'Europe/Berlin',
      '2027-03-20T18:00:00Z',
      'March 20, 2027, 7:00 PM – 8:00 PM Central European Time',
    ],
    [
      'Europe/Berlin',
      '2027-03-28T18:00:00Z',
      'March 28, 2027, 8:00 PM – 9:00 PM Central European Time',
    ],
    [
      'Asia/Kolkata',
      '2027-07-14T18:00:00Z',
      'July 14, 2027, 11:30 PM – July 15, 2027, 12:30 AM India Standard Time',
    ],
    [
      'Asia/Kathmandu',
      '2027-07-14T18:00:00Z',
      'July 14, 2027, 11:45 PM – July 15, 2027, 12:45 AM Nepal Time',
    ],
    [
      'Australia/Adelaide',
      '2027-04-03T01:00:00Z',
      'April 3, 2027, 11:30 AM – 12:30 PM Australian Central Time',
    ],
    [
      'Australia/Adelaide',
      '2027-04-04T01:00:00Z',
      'April 4, 2027, 10:30 AM – 11:30 AM Australian Central Time',
    ],
    [
      'Australia/Lord_Howe',
      '2027-04-04T01:00:00Z',
      'April 4, 2027, 11:30 AM – 12:30 PM Lord Howe Time',
    ],
    ['UTC', '2027-07-14T18:00:00Z', 'July 14, 2027, 6:00 PM – 7:00 PM UTC'],
  ])('shows a session in the time zone %s at %s: %s', (zone, start, text) => {
    expect(session(start, zone)).toBe(text);
  });

  it("shows a session in both coasts' time zones when this server does not know the reader's", () => {
    expect(session('2027-07-14T18:00:00Z', 'Mars/Olympus')).toContain('Eastern');
  });
});

it("shows a moment with its day in the reader's time zone", () => {
  expect(readerMoment('2026-11-23T03:06:00Z', 'America/Los_Angeles')).toBe(
    'November 22, 2026, 7:06 PM Pacific',
  );
  expect(readerDate('2026-11-23T03:06:00Z', 'America/Los_Angeles')).toBe('November 22, 2026');
});
