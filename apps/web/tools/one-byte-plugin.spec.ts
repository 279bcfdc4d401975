import { expect, it } from '@jest/globals';
import { escapeWide } from './one-byte-plugin.ts';

it('keeps the meaning of text when it is written as Latin-1', () => {
  const texts = ['Let’s talk → now', '🌟 1 · café', '\u2028'];
  for (const text of texts) {
    const code = escapeWide(JSON.stringify(text));
    expect(JSON.parse(code)).toBe(text);
    expect(code).toMatch(/^[\0-ÿ]*$/);
  }
  expect(new RegExp(escapeWide('^[\u2013→]$')).test('→')).toBe(true);
});
