import { describe, expect, it } from '@jest/globals';
import { hoursOf, hoursProblem, hoursText, hoursValue, proposedHours } from './hours-text.ts';

describe('the hours of a day as one value', () => {
  it.each([
    ['', ''],
    ['09:00-17:00', '9:00 AM – 5:00 PM'],
    ['09:00-12:00,13:00-17:30', '9:00 AM – 12:00 PM, 1:00 PM – 5:30 PM'],
    ['00:00-12:00', '12:00 AM – 12:00 PM'],
  ])('holds "%s" for "%s"', (value, text) => {
    expect(hoursText(hoursOf(value))).toBe(text);
    expect(hoursValue(hoursOf(value))).toBe(value);
    expect(hoursProblem(hoursOf(value))).toBeUndefined();
  });

  it.each([
    ['-17:00', 'Please enter both times.'],
    ['09:00-', 'Please enter both times.'],
    ['17:00-09:00', 'Must end after it starts.'],
    ['09:00-09:00', 'Must end after it starts.'],
    ['09:00-12:00,11:00-13:00', 'Two of these hours overlap.'],
    ['13:00-14:00,09:00-13:30', 'Two of these hours overlap.'],
  ])('says what is wrong with "%s"', (value, problem) => {
    expect(hoursProblem(hoursOf(value))).toBe(problem);
  });

  it.each([
    ['', '09:00-17:00'],
    ['09:00-12:00', '13:00-14:00'],
    ['09:00-22:30', '-'],
  ])('proposes hours beside "%s": %s', (value, proposed) => {
    expect(hoursValue([proposedHours(hoursOf(value))])).toBe(proposed);
  });
});
