import { describe, expect, it } from '@jest/globals';
import { findMatch, searchKey } from './search-key.ts';

describe('the search key of a text', () => {
  it.each([
    ['Zo\u00EB M\u00FCller', 'zoe muller'],
    ['Zoe\u0308', 'zoe'],
    ['Stra\u00DFe', 'strasse'],
    ['O\u2019Brien', 'obrien'],
    ["O'Brien", 'obrien'],
    ['O\u00B4Brien', 'obrien'],
    ['\u0141ukasz \u00D8rsted \u00C6bel', 'lukasz orsted aebel'],
    ['\u0130rem I\u015F\u0131k', 'irem isik'],
    ['\uFF2Daya\u00A0Okafor', 'maya okafor'],
  ])('turns %s into %s', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });
});

describe('a match in a text', () => {
  it.each([
    ['Zo\u00EB M\u00FCller', 'muller', 'M\u00FCller'],
    ['Zoe\u0308 M', 'zoe', 'Zoe\u0308'],
    ['Stra\u00DFe 5', 'strasse', 'Stra\u00DFe'],
    ['Sean O\u2019Brien', "o'brien", 'O\u2019Brien'],
    ['\u{1F469} Zo\u00EB', 'zoe', 'Zo\u00EB'],
  ])('finds in %s the query %s as %s', (text, query, expected) => {
    const { from, to } = findMatch(text, query)!;
    expect(text.slice(from, to)).toBe(expected);
  });

  it.each(['x', '', "'"])('finds no match for %j', (query) => {
    expect(findMatch('Maya', query)).toBeUndefined();
  });
});
