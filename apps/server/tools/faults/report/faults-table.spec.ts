import { describe, expect, it } from '@jest/globals';
import { readOptions } from '../options';
import type { Scenario } from '../scenario';
import { allHeld, faultsTable } from './faults-table';
import { replaceFigures } from './write-document';

const figure = (value: number) => ({ what: 'slowest request', value, limit: 6, unit: 's' });
const notRun = { what: 'disk full', reason: 'not run: needs root' };
const result = (...results: (ReturnType<typeof figure> | typeof notRun)[]) => ({
  scenario: 'wire',
  seconds: 1,
  results,
});

describe('the table of goals', () => {
  it('shows each goal, its figure and whether it was held', () => {
    expect(
      faultsTable([result(figure(4.256), figure(6.1))])
        .split('\n')
        .slice(2),
    ).toEqual([
      '| wire | slowest request: at most 6 s | 4.26 s | yes |',
      '| wire | slowest request: at most 6 s | 6.1 s | NO |',
    ]);
  });

  it('shows a figure that has to be reached', () => {
    const acknowledged = { ...figure(19_999), limit: 20_000, unit: 'writes' };
    expect(faultsTable([result({ ...acknowledged, allowed: 'at least' } as never)])).toContain(
      'at least 20,000 writes | 19,999 writes | NO |',
    );
  });

  it('says what was not run and why, neither as held nor as broken', () => {
    const results = [result(notRun)];
    expect(faultsTable(results)).toContain('| wire | disk full | not run: needs root | not run |');
    expect(allHeld(results)).toBe(true);
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

  it('refuses a document without markers', () => {
    expect(() => replaceFigures('Before', 'new')).toThrow('docs/benchmarks/faults.md has no');
  });

  const scenarios = ['load', 'clock'].map((name) => ({ name }) as Scenario);

  it.each([
    [[], true],
    [['--smoke'], false],
    [['--only', 'load'], false],
    [['--smoke', '--write'], true],
  ])('writes after a run with %j: %s', (args, writes) => {
    expect(readOptions(args, scenarios).writes).toBe(writes);
  });

  it('runs the named scenarios alone, and refuses an unknown name', () => {
    expect(readOptions(['--only', 'clock'], scenarios).chosen).toEqual([scenarios[1]]);
    expect(() => readOptions(['--only', 'rain'], scenarios)).toThrow('load, clock');
  });
});
