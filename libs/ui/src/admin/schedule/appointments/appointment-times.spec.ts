import { describe, expect, it } from '@jest/globals';
import { fromFields, minutesBetween, toField } from './appointment-times.ts';

describe('the time fields of an appointment', () => {
  it.each(['2026-03-08T15:00:00.000Z', '2026-11-01T05:30:00.000Z', '2026-07-01T23:45:00.000Z'])(
    'shows %s in local time, and reads it back',
    (startTime) => {
      const read = fromFields(toField(startTime), 90);
      expect(read?.startTime).toBe(startTime);
      expect(minutesBetween(startTime, read!.endTime)).toBe(90);
    },
  );

  it.each([
    ['', 60],
    ['soon', 60],
    ['2026-07-01T10:00', 0],
    ['2026-07-01T10:00', Number.NaN],
  ])('rejects %j with %d minutes', (start, minutes) => {
    expect(fromFields(start, minutes)).toBeUndefined();
  });
});
