import { describe, expect, it } from '@jest/globals';
import { allHeld, faultsTable, replaceFigures } from './report';
import { type Figure, atLeast, atMost } from './scenario';

const figure = (value: number) => atMost('slowest request', value, 6, 's');
const result = (...figures: Figure[]) => ({ scenario: 'load', figures });

describe('the table of goals', () => {
  it('shows each goal, its figure and whether it was held', () => {
    expect(
      faultsTable([result(figure(4.256), figure(6.1))])
        .split('\n')
        .slice(2),
    ).toEqual([
      '| load | slowest request: at most 6 s | 4.26 s | yes |',
      '| load | slowest request: at most 6 s | 6.1 s | NO |',
    ]);
  });

  it('shows a figure that has to be reached', () => {
    const kills = atLeast('SIGKILLs', 1_999, 2_000, 'kills');
    expect(faultsTable([result(kills)])).toContain('at least 2,000 kills | 1,999 kills | NO |');
  });

  it('shows a scenario that broke off as not held, in one line', () => {
    const results = [{ ...result(figure(1)), failure: 'The server ended:\n| a stack' }];
    expect(faultsTable(results)).toContain('| The server ended: / a stack | NO |');
    expect(allHeld(results)).toBe(false);
  });

  it('counts a scenario as not held when one of its figures is not', () => {
    expect([allHeld([result(figure(6))]), allHeld([result(figure(6.01))])]).toEqual([true, false]);
  });
});

describe('writing the document', () => {
  const document = 'Before\n\n<!-- faults -->\n\nold\n\n<!-- end faults -->\n\nAfter';

  it('replaces what is between the markers', () => {
    expect(replaceFigures(document, 'new')).toBe(document.replace('old', 'new'));
  });

  it('rejects a document without markers', () => {
    expect(() => replaceFigures('Before', 'new')).toThrow('docs/benchmarks/faults.md has no');
  });
});
