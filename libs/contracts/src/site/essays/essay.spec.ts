import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { essayFormSchema, essayUpdateSchema, isEssaySlug, publicEssayPath } from './essay.ts';

describe('an essay', () => {
  it('changes only the sent fields of an essay', () => {
    expect(z.parse(essayUpdateSchema, { title: 'Maps', version: 2 })).toEqual({
      title: 'Maps',
      version: 2,
    });
  });

  it.each([
    ['', []],
    ['Identity, design,', ['identity', 'design']],
    [' Old  Maps,old maps', ['Old Maps']],
    ['constructor', ['constructor']],
  ])('reads the topics %j of the form as a list', (topics, list) => {
    const values = { title: 'Maps', slug: 'maps', description: '', date: '2026-03-20', body: '' };
    const essay = z.parse(essayFormSchema, { ...values, topics, status: 'draft' });
    expect(essay.topics).toEqual(list);
  });

  it('puts the address of an essay below that of the series', () => {
    expect(publicEssayPath('why-maps-lie')).toBe('/PolarisNet/why-maps-lie');
  });

  it.each([
    ['why-maps-lie', true],
    ['2026', true],
    ['Why', false],
    ['a--b', false],
    ['x'.repeat(101), false],
  ])('reports whether the slug %s can be an address: %s', (slug, can) => {
    expect(isEssaySlug(slug)).toBe(can);
  });
});
