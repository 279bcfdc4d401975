import { describe, expect, it } from '@jest/globals';
import { cut, cutAround } from './excerpt.ts';

describe('cut', () => {
  it('leaves short text unchanged', () => {
    expect(cut('x'.repeat(100), 100)).toBe('x'.repeat(100));
  });

  it('ends longer text with three dots', () => {
    expect(cut('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}...`);
  });

  it('does not split a character', () => {
    expect(cut('★😀😀', 2)).toBe('★😀...');
  });
});

describe('cutAround', () => {
  const text = `${'x'.repeat(150)} needle ${'y'.repeat(150)}`;

  it('starts at the beginning when the match is there, or when there is none', () => {
    expect(cutAround(text, undefined, 100)).toBe(`${'x'.repeat(100)}...`);
    expect(cutAround(text, 'hay', 100)).toBe(`${'x'.repeat(100)}...`);
    expect(cutAround(text, 'xx', 100)).toBe(`${'x'.repeat(100)}...`);
  });

  it('shows a match that is further on', () => {
    const shown = cutAround(text, 'NEEDLE', 100);
    expect(shown).toMatch(/^\.{3}x{19} needle y+\.{3}$/);
    expect(shown).toHaveLength(106);
  });

  it('splits no character before the match', () => {
    expect(cutAround(`${'😀'.repeat(60)}needle`, 'needle', 50)).toBe(`...${'😀'.repeat(20)}needle`);
  });
});
