import { describe, expect, it } from '@jest/globals';
import { ageText } from './age-text.ts';

const now = Date.parse('2026-01-02T15:00:00.000Z');

describe('the age of a date', () => {
  it.each([
    [now + 5000, 'less than a minute ago'],
    ['2026-01-02T14:59:30.000Z', 'less than a minute ago'],
    [now - 60_000, '1 minute ago'],
    [now - 59 * 60_000, '59 minutes ago'],
    ['2026-01-02T09:10:00.000Z', '5 hours ago'],
    ['2025-12-31T03:00:00.000Z', '2 days ago'],
  ])('formats %s as %s', (at, text) => expect(ageText(at, now)).toBe(text));
});
