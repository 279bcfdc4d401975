import { describe, expect, it } from '@jest/globals';
import { entityMatchLinks } from './entity-match-links.ts';

const asset = (name: string, url = 'https://example.com/file') => ({ name, url });

describe('the resources of the entity matcher', () => {
  it('finds resources by text in their names, in any case', () => {
    const links = entityMatchLinks([
      asset('Matcher: EXAMPLE OUTPUT for Analysts (2025)', 'https://example.com/a'),
      asset('Entity Match Usage Script', 'https://example.com/u'),
    ]);
    expect(links).toEqual([
      { label: 'Example output for analysts', url: 'https://example.com/a' },
      { label: 'Usage script', url: 'https://example.com/u' },
    ]);
  });

  it('shows no resource that does not exist', () => {
    expect(entityMatchLinks([asset('Resume')])).toEqual([]);
  });

  it('takes the first matching resource in list order', () => {
    const [link] = entityMatchLinks([
      asset('Example output for business', 'https://example.com/1'),
      asset('Example output for business, old', 'https://example.com/2'),
    ]);
    expect(link?.url).toBe('https://example.com/1');
  });

  it('links to a resource that is a file of this site', () => {
    const url = '/assets/portfolio/entity-match/business.csv';
    expect(entityMatchLinks([asset('Example output for business', url)])).toMatchObject([{ url }]);
  });

  it('drops a resource with an unsafe address', () => {
    expect(entityMatchLinks([asset('Example output for business', 'javascript:alert(1)')])).toEqual(
      [],
    );
  });
});
