import { expect, it } from '@jest/globals';
import { escapeWide } from './one-byte-plugin.ts';

it('text keeps its meaning when it is written with one byte a character', () => {
  const texts = ['Let’s talk → now', '🌟 1 · café', '\u2028'];
  for (const text of texts) {
    const code = escapeWide(JSON.stringify(text));
    expect(JSON.parse(code)).toBe(text);
    expect(code).toMatch(/^[\0-ÿ]*$/);
  }
  expect(new RegExp(escapeWide('^[\u2013→]$')).test('→')).toBe(true);
});
