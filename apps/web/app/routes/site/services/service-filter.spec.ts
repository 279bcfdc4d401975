import { describe, expect, it } from '@jest/globals';
import {
  type ServiceFilter,
  serviceCountText,
  filterAddress,
  findMatching,
  readFilter,
  searchable,
} from './service-filter.ts';

const service = {
  name: 'Data Clean-Up Sprint',
  description: 'One week on\nthe table   nobody trusts: 100% of it.',
  category: 'data_cleaning',
};

const found = (filter: Partial<ServiceFilter>) =>
  findMatching({ q: '', category: 'all', ...filter }, [searchable(service)]).size === 1;

describe('the list of services', () => {
  it.each(['clean', 'CLEAN-UP', '  sprint ', 'nobody trusts', 'week on the table', '100%', ''])(
    'finds %j in name or description, in any case',
    (q) => {
      expect(found({ q })).toBe(true);
    },
  );

  it.each(['dirty', 'sprint two', '.*', '_', "'", '🧹', 'x'.repeat(10_000)])(
    'does not find %j',
    (q) => {
      expect(found({ q })).toBe(false);
    },
  );

  it('finds letters with or without accents', () => {
    const cafe = searchable({ name: 'Café', description: '', category: 'other' });
    expect(findMatching({ q: 'CAFE\u0301', category: 'all' }, [cafe]).size).toBe(1);
  });

  it('forgives a typo when no other service of the category fits better', () => {
    const other = searchable({ name: 'Sprnt', description: '', category: 'other' });
    const both = [searchable(service), other];
    expect([...findMatching({ q: 'sprnt', category: 'all' }, both)]).toEqual([other]);
    expect(findMatching({ q: 'sprnt', category: 'data_cleaning' }, both).size).toBe(1);
  });

  it('filters by category and search together', () => {
    expect(found({ category: 'data_cleaning' })).toBe(true);
    expect(found({ category: 'other' })).toBe(false);
    expect(found({ category: 'data_cleaning', q: 'dirty' })).toBe(false);
  });
});

describe('address of the service filter', () => {
  it('writes only the active filters into the address', () => {
    expect(filterAddress({ q: ' ', category: 'all' })).toBe('/services');
    expect(filterAddress({ q: ' a&b ', category: 'ai_ml' })).toBe(
      '/services?q=a%26b&category=ai_ml',
    );
  });

  it('reads back the address that it wrote', () => {
    const filter = { q: '50% "off" 🚀', category: 'analytics' };
    const { search } = new URL(filterAddress(filter), 'http://localhost');
    expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  });

  it('reads an address without filters', () => {
    const nothing = { q: '', category: 'all' };
    expect(readFilter(new URLSearchParams(''))).toEqual(nothing);
    expect(readFilter(new URLSearchParams('q=&category='))).toEqual(nothing);
  });
});

it('counts one service and many', () => {
  expect([0, 1, 2].map(serviceCountText)).toEqual(['0 services', '1 service', '2 services']);
});
