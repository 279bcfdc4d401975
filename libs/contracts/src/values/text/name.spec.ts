import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { optionalName, requiredName } from './name.ts';

const schema = requiredName(1, 20, 'Name is required');

describe('a name', () => {
  it.each([
    ['  Maya Okafor ', 'Maya Okafor'],
    ['\u00A0Maya\u00A0Okafor\u00A0', 'Maya Okafor'],
    ['Maya\u200B Oka\u00ADfor\uFEFF', 'Maya Okafor'],
    ['\u202EMaya\u202C', 'Maya'],
    ['Ma\u200Dya', 'Maya'],
    ['\u200E\u05DE\u05D9\u05D4\u200F', '\u05DE\u05D9\u05D4'],
    ['Maya\r\nOkafor', 'Maya Okafor'],
    ['Maya\u0007\u001B Okafor\u0080', 'Maya Okafor'],
    ['"Maya Okafor"', 'Maya Okafor'],
    ['\u201CMaya Okafor\u201D', 'Maya Okafor'],
    ['Zoe\u0308', 'Zo\u00EB'],
  ])('normalizes %j as a person would type it', (value, expected) => {
    expect(z.parse(schema, value)).toBe(expected);
    expect(z.parse(optionalName(20), value)).toBe(expected);
  });

  it.each([
    ['Robert "Bob" Smith'],
    ['"Bob" Smith'],
    ["O'Brien"],
    ['O\u2019Brien'],
    // Persian with a non-joiner, a Sanskrit conjunct, Sinhala, an old Malayalam chillu, emoji, a flag.
    ['\u0646\u06CC\u06A9\u200C\u0646\u0627\u0645'],
    ['\u0915\u094D\u200D\u0937'],
    ['\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
    ['\u0D28\u0D4D\u200D'],
    ['\u{1F469}\u200D\u{1F4BB} Ada'],
    ['\u2764\uFE0F\u200D\u{1F525}'],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ])('keeps %j unchanged', (value) => {
    expect(z.parse(schema, value)).toBe(value);
  });

  it.each([[''], [' '], ['\u200B\u2060'], ['\u3164'], ['""'], [undefined]])(
    'reads %j as no name',
    (value) => {
      expect(z.safeParse(schema, value).error?.issues[0]?.message).toBe('Name is required');
    },
  );

  it('counts only the characters that are kept', () => {
    expect(z.safeParse(schema, `${'a'.repeat(20)}\u200B `).success).toBe(true);
    expect(z.safeParse(schema, 'a'.repeat(21)).success).toBe(false);
  });
});
