import { describe, expect, it } from '@jest/globals';
import { excerptAround, truncate } from './excerpt.ts';

describe('cut', () => {
  it('leaves short text unchanged', () => {
    expect(truncate('x'.repeat(100), 100)).toBe('x'.repeat(100));
  });

  it('ends longer text with three dots', () => {
    expect(truncate('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}...`);
  });

  it('does not split a character', () => {
    expect(truncate('★😀😀', 2)).toBe('★😀...');
  });
});

describe('excerptAround', () => {
  const text = `${'x'.repeat(150)} needle ${'y'.repeat(150)}`;

  it('starts at the beginning when the match is there, or when there is none', () => {
    expect(excerptAround(text, undefined, 100)).toBe(`${'x'.repeat(100)}...`);
    expect(excerptAround(text, 'hay', 100)).toBe(`${'x'.repeat(100)}...`);
    expect(excerptAround(text, 'xx', 100)).toBe(`${'x'.repeat(100)}...`);
  });

  it('shows a match that is further on', () => {
    const shown = excerptAround(text, 'NEEDLE', 100);
    expect(shown).toMatch(/^\.{3}x{19} needle y+\.{3}$/);
    expect(shown).toHaveLength(106);
  });

  it('splits no character before the match', () => {
    expect(excerptAround(`${'😀'.repeat(60)}needle`, 'needle', 50)).toBe(
      `...${'😀'.repeat(20)}needle`,
    );
  });
});
