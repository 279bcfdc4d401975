import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { MAX_PAGE, pageQuerySchema } from './page.ts';

const accepts = (query: unknown) => z.safeParse(pageQuerySchema, query).success;

describe('the query of a list', () => {
  it('accepts an empty query of a list', () => {
    expect(z.parse(pageQuerySchema, {})).toEqual({});
  });

  it('reads the page size as a number', () => {
    expect(z.parse(pageQuerySchema, { limit: '50' }).limit).toBe(50);
    expect(z.parse(pageQuerySchema, { limit: String(MAX_PAGE) }).limit).toBe(MAX_PAGE);
  });

  it.each([
    ['0'],
    ['-1'],
    ['1001'],
    ['10.5'],
    ['1e2'],
    [''],
    ['all'],
    [' 5'],
    [['5', '6']],
    [5],
    [null],
  ])('rejects the page size %j', (limit) => {
    expect(accepts({ limit })).toBe(false);
  });

  it.each([["'; drop table users; --"], ['%_\\'], ['=1+1'], ['🧭'], ['']])(
    'searches for %j literally',
    (q) => {
      expect(z.parse(pageQuerySchema, { q }).q).toBe(q);
    },
  );

  it.each([['a\0b'], ['\ud800'], ['x'.repeat(10_001)], [['a', 'b']]])(
    'rejects the search %j',
    (q) => {
      expect(accepts({ q })).toBe(false);
    },
  );

  it('rejects a cursor that no page returned', () => {
    expect(accepts({ cursor: 'x'.repeat(201) })).toBe(false);
    expect(accepts({ cursor: '\0' })).toBe(false);
  });
});
