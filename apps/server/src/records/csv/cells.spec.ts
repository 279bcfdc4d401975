import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyText } from '../../testing/data/any-text';
import { RUNS, hostileText } from '../../testing/data/hostile-text';
import { fromCell, toCell } from './cells';

describe('a cell', () => {
  it.each([
    '=1+1',
    '+1 555',
    '-5',
    '@cmd',
    '\tx',
    '\rx',
    '\nx',
    '＝1',
    "'=1",
    ' =1',
    '"=1"',
    '\ufeff=1',
  ])('escapes the formula %j in a cell', (value) => {
    expect(toCell(value)).toBe(`'${value}`);
  });

  it.each([
    ['Hello\n=1+1', "Hello\n'=1+1"],
    ['Hello\r\n=1+1\r@x', "Hello\r\n'=1+1\r'@x"],
    ['Eve;=2+3', "Eve;'=2+3"],
    ['Bob\t=1+1', "Bob\t'=1+1"],
    ['a; "=1"', `a;' "=1"`],
    ['\n\n-5', "'\n\n'-5"],
  ])('escapes %j after line breaks, semicolons and tabs', (value, cell) => {
    expect(toCell(value)).toBe(cell);
  });

  it.each(['Maya', "'quoted'", '1=1', '', 'a-b', 'x, -5', "it's\nfine; 'yes'", 'a\r\nb\tc'])(
    'keeps the cell %j unchanged',
    (value) => {
      expect(toCell(value)).toBe(value);
    },
  );

  it('keeps numbers unescaped in cells', () => {
    expect([toCell(-5), toCell(12.5), toCell(null)]).toEqual(['-5', '12.5', '']);
  });

  it('restores any text from its cell', () => {
    const expectRoundTrip = (text: string) => expect(fromCell(toCell(text))).toBe(text);
    fc.assert(fc.property(hostileText(30), expectRoundTrip), { numRuns: 2000 });
    fc.assert(fc.property(anyText({ maxLength: 100 }), expectRoundTrip));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '\n', ';', 'a') }), expectRoundTrip),
    );
  });

  it('contains no formula in any part of a cell', () => {
    fc.assert(
      fc.property(hostileText(30), (text) => {
        const parts = toCell(text).split(/[;\t\n\v\f\r\x85\u2028\u2029]/);
        expect(parts.filter((part) => RUNS.test(part))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  /** Quadratic work would take hours. */
  it.each(["'", "''\n", ';', ' ;', '\t', '\n=', '"', "'=\r", '\u200b'])(
    'escapes and restores a cell with 200,000 repeats of %j',
    (piece) => {
      const text = piece.repeat(200_000);
      expect(fromCell(toCell(text))).toBe(text);
    },
  );
});
