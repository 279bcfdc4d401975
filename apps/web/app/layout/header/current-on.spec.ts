import { describe, expect, it } from '@jest/globals';
import { currentOn } from './current-on.ts';

describe('a navigation link', () => {
  it('marks a link as the current page at its own address', () => {
    expect(currentOn('/services', '/services')).toBe('page');
    expect(currentOn('/', '/')).toBe('page');
  });

  it('marks a link as current on pages below it', () => {
    expect(currentOn('/services/3', '/services')).toBe('true');
  });

  it('does not mark a link on other pages', () => {
    expect(currentOn('/services/3', '/')).toBeUndefined();
    expect(currentOn('/servicesmore', '/services')).toBeUndefined();
  });
});
