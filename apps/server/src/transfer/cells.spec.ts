import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromCell, toCell } from './cells';

describe('a cell', () => {
  it.each(['=1+1', '+1 555', '-5', '@cmd', '\tx', '＝1', "'=1"])('never runs %j', (value) => {
    expect(toCell(value)).toBe(`'${value}`);
  });

  it.each(['Maya', "'quoted'", '1=1', '', 'a-b'])('leaves %j as it is', (value) => {
    expect(toCell(value)).toBe(value);
  });

  it('keeps numbers numbers', () => {
    expect([toCell(-5), toCell(12.5), toCell(null)]).toEqual(['-5', '12.5', '']);
  });

  it('gives every text back', () => {
    fc.assert(fc.property(fc.string(), (text) => fromCell(toCell(text)) === text));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', 'a') }), (text) => {
        expect(fromCell(toCell(text))).toBe(text);
      }),
    );
  });
});
