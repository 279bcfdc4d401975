import { describe, expect, it } from '@jest/globals';
import { dateAndTime, longDate } from './format.ts';

describe('dates', () => {
  const noon = new Date(2025, 6, 18, 16, 5).toISOString();

  it('formats a date in long form', () => {
    expect(longDate(noon)).toBe('July 18, 2025');
  });

  it('formats a date with the minute', () => {
    expect(dateAndTime(noon)).toBe('Jul 18, 2025 4:05 PM');
  });
});
