import { describe, expect, it } from '@jest/globals';
import { ageText, durationText, sizeText } from './backup-texts.ts';

const now = Date.parse('2026-01-02T15:00:00.000Z');

describe('the text of', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [12_400_000, '12.4 MB'],
    [5_250_000_000, '5.3 GB'],
    [2e18, '2,000,000 TB'],
  ])('%d bytes is %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

  it.each([
    ['2026-01-02T14:59:30.000Z', 'less than a minute ago'],
    ['2026-01-02T15:00:05.000Z', 'less than a minute ago'],
    ['2026-01-02T09:10:00.000Z', '5 hours ago'],
    ['2025-12-31T03:00:00.000Z', '2 days ago'],
  ])('a moment at %s is %s', (at, text) => expect(ageText(at, now)).toBe(text));

  it.each([
    [0.2, '1 second'],
    [42.3, '42 seconds'],
    [200, '3 minutes'],
  ])('%d seconds is %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
});
