import { describe, expect, it } from '@jest/globals';
import { matchesType, typeAddress, typeIn, typeOptions } from './type-filter.ts';

const typeOf = (search: string) => typeIn(new URLSearchParams(search));

describe('the filter by type', () => {
  it('reads the type from the address', () => {
    expect(typeOf('type=tool')).toBe('tool');
  });

  it.each(['', 'type=', 'type=nothing', 'type=__proto__', 'type=constructor', 'q=tool'])(
    'shows everything for ?%s',
    (search) => expect(typeOf(search)).toBe('all'),
  );

  it('keeps the type in the address, and no query for everything', () => {
    expect(typeAddress('teaching')).toBe('/portfolio?type=teaching#work');
    expect(typeAddress('all')).toBe('/portfolio#work');
  });

  it('shows one type or all of them', () => {
    expect(matchesType('tool', 'tool')).toBe(true);
    expect(matchesType('tool', 'teaching')).toBe(false);
    expect(matchesType('tool', 'all')).toBe(true);
  });

  it('offers no type without work of that type', () => {
    const [all, ...types] = typeOptions().map(({ count }) => count);
    expect(Math.min(...types)).toBeGreaterThan(0);
    expect(types.reduce((sum, count) => sum + count, 0)).toBe(all);
  });
});
