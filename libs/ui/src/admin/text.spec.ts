import { describe, expect, it } from '@jest/globals';
import { cut, dateAndTime, longDate } from './text.ts';

describe('cut', () => {
  it('leaves short text alone', () => {
    expect(cut('x'.repeat(100), 100)).toBe('x'.repeat(100));
  });

  it('ends longer text with three dots', () => {
    expect(cut('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}...`);
  });

  it('never halves a character', () => {
    expect(cut('★😀😀', 2)).toBe('★😀...');
  });
});

describe('dates', () => {
  const noon = new Date(2025, 6, 18, 16, 5).toISOString();

  it('are long where days matter', () => {
    expect(longDate(noon)).toBe('July 18, 2025');
  });

  it('name the minute where the owner works', () => {
    expect(dateAndTime(noon)).toBe('Jul 18, 2025 4:05 PM');
  });
});
