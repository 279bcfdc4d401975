import { describe, expect, it } from '@jest/globals';
import { currentOn } from './current-on.ts';

describe('a link of the navigation', () => {
  it('is the page itself', () => {
    expect(currentOn('/services', '/services')).toBe('page');
    expect(currentOn('/', '/')).toBe('page');
  });

  it('is what the page belongs to', () => {
    expect(currentOn('/services/3', '/services')).toBe('true');
  });

  it('is neither', () => {
    expect(currentOn('/services/3', '/')).toBeUndefined();
    expect(currentOn('/servicesmore', '/services')).toBeUndefined();
  });
});
