import { describe, expect, it } from '@jest/globals';
import { serviceFilterCategories } from '@polaris/contracts';
import { categoryOptions, knownCategory } from './category-options.ts';

describe('the options of the category filter', () => {
  it('offers the specified categories when no other is in use', () => {
    expect(categoryOptions([{ category: 'analytics' }], 'all')).toEqual(serviceFilterCategories);
  });

  it('appends every other category in use, each once', () => {
    const inUse = [
      { category: 'leadership' },
      { category: 'strategy' },
      { category: 'leadership' },
    ];
    expect(categoryOptions(inUse as { category: 'leadership' }[], 'all')).toEqual([
      ...serviceFilterCategories,
      'strategy',
      'leadership',
    ]);
  });

  it('includes the requested category even if no service has it', () => {
    expect(categoryOptions([], 'team_building').at(-1)).toBe('team_building');
  });
});

it.each(['', 'nope', 'constructor', '__proto__', 'ALL'])('ignores the category %j', (value) => {
  expect(knownCategory(value)).toBe('all');
});
