import { beforeEach, expect, it } from '@jest/globals';
import { findMatches } from './find-matches.ts';

const find = (query: string, except: Element | null = null) =>
  findMatches(document.body, query, except).map((range) => range.toString());

beforeEach(() => {
  document.body.innerHTML = `
    <p>Ada <b>of the</b> Harbor</p>
    <p>ada</p><p>of the harbor trust</p>
    <p class="sr-only">Ada, for screen readers</p>
    <div id="bar">ada</div>
    <style>.ada { color: red }</style>
    <p>1+1 (a.b)</p>`;
});

it('finds a text whatever its case, in the order of the page', () =>
  expect(find('ADA')).toEqual(['Ada', 'ada', 'ada']));

it('finds a text that runs across bold words, but not across paragraphs', () => {
  expect(find('ada of the harbor')).toEqual(['Ada of the Harbor']);
  expect(find('harbor ada')).toEqual([]);
});

it('finds nothing in what is excluded, and nothing for an empty query', () => {
  expect(find('ada', document.getElementById('bar'))).toHaveLength(2);
  expect(find('  ')).toEqual([]);
});

it('searches for punctuation literally, not as a pattern (ASVS 1.2.9)', () => {
  expect(find('1+1 (a.b)')).toEqual(['1+1 (a.b)']);
  expect(find('a.a')).toEqual([]);
  expect(find('[')).toEqual([]);
});
