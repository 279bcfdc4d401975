import { describe, expect, it } from '@jest/globals';
import { serviceFilterCategories } from '@polaris/contracts';
import { categoryOptions, knownCategory } from './category-options.ts';

describe('the options of the category filter', () => {
  it('are its own list when nothing else is in use', () => {
    expect(categoryOptions([{ category: 'analytics' }], 'all')).toEqual(serviceFilterCategories);
  });

  it('go on with every other category in use, each once', () => {
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

  it('name the one that is asked for, though no service has it', () => {
    expect(categoryOptions([], 'team_building').at(-1)).toBe('team_building');
  });
});

it.each(['', 'nope', 'constructor', '__proto__', 'ALL'])('no category: %j', (value) => {
  expect(knownCategory(value)).toBe('all');
});
