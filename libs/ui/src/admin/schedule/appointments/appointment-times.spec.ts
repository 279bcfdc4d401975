import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setClockZone } from '../../../primitives/clock.ts';
import { fromFields, minutesBetween, startOf, toFields } from './appointment-times.ts';

afterEach(() => setClockZone(null));

describe('the start of a session in a form', () => {
  it.each([
    ['America/Los_Angeles', { day: '2026-04-07', time: '16:30' }, '2026-04-07T23:30:00.000Z'],
    ['Asia/Tokyo', { day: '2026-04-08', time: '08:30' }, '2026-04-07T23:30:00.000Z'],
  ])('is by the clock of a business in %s', (zone, fields, startTime) => {
    setClockZone(zone);
    expect(fromFields(fields, 60)?.startTime).toBe(startTime);
    expect(toFields(startTime)).toEqual(fields);
  });

  it.each([
    [{ day: '', time: '10:00' }, 60],
    [{ day: '2026-04-07', time: '' }, 60],
    [{ day: '2026-04-07', time: '10:00' }, 0],
    [{ day: '2026-04-07', time: '10:00' }, NaN],
    // The clocks skip it.
    [{ day: '2027-03-14', time: '02:30' }, 60],
  ])('is missing for %j with %d minutes', (fields, minutes) => {
    setClockZone('America/Los_Angeles');
    expect(fromFields(fields, minutes)).toBeUndefined();
  });

  it('counts the minutes of a session', () => {
    expect(minutesBetween('2026-04-07T16:00:00.000Z', '2026-04-07T17:30:00.000Z')).toBe(90);
  });

  it('reads form fields back as the same day and time, for 1,000 random zones and moments', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const minutes = fc.integer({ min: 26_297_280, max: 34_186_464 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        setClockZone(zone);
        const fields = toFields(new Date(minute * 60_000).toISOString());
        const start = startOf(fields)!.toISOString();
        expect(toFields(start)).toEqual(fields);
        expect(Date.parse(start)).toBeLessThanOrEqual(minute * 60_000);
      }),
      { numRuns: 1000 },
    );
  });
});
