import { expect, it } from '@jest/globals';
import { toAscii } from './ascii-output.ts';

it('keeps the meaning of text when it is written as ASCII', () => {
  const texts = ['Let’s talk → now', '🌟 1 · café', '\u2028'];
  for (const text of texts) {
    const code = toAscii(JSON.stringify(text));
    expect(JSON.parse(code)).toBe(text);
    expect(code).toMatch(/^[\0-\x7f]*$/);
  }
  expect(new RegExp(toAscii('^[\u2013→]$')).test('→')).toBe(true);
});
