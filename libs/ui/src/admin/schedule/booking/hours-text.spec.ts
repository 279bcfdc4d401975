import { describe, expect, it } from '@jest/globals';
import { hoursText, readHours } from './hours-text.ts';

describe('hours as they are typed', () => {
  it.each([
    ['', ''],
    ['9-17', '9:00 AM – 5:00 PM'],
    ['9 AM – 5 PM', '9:00 AM – 5:00 PM'],
    ['9:00 am to 12:00 pm, 1:00 pm to 5:30 pm', '9:00 AM – 12:00 PM, 1:00 PM – 5:30 PM'],
    ['13:00-17:00; 9:00-12:00', '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM'],
    ['12 am - 12 pm', '12:00 AM – 12:00 PM'],
  ])('reads "%s" as "%s"', (typed, text) => {
    const hours = readHours(typed);
    expect(hoursText(hours!)).toBe(text);
    expect(readHours(text)).toEqual(hours);
  });

  it.each(['nine to five', '9', '9-', '17-9', '9-12, 11-13', '9-25', '13 pm - 2 pm', '9-12-15'])(
    'cannot read "%s"',
    (typed) => {
      expect(readHours(typed)).toBeUndefined();
    },
  );
});
