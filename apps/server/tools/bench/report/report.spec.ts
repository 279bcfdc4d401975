import { describe, expect, it } from '@jest/globals';
import type { Target } from '../measure/target';
import { quantile } from '../measure/spread';
import { replacePart, tableOf } from './document';
import { comparisonRow, figureRow } from './rows';

const targetNamed = (name: string) => ({ name, readsDatabase: true }) as Target;
const samples = (...costs: [node: number, postgres: number][]) =>
  costs.map(([node, postgres]) => ({ node, postgres }));

describe('comparing two servers', () => {
  const [ours, anchor] = [targetNamed('customers'), targetNamed('plain')];
  // In the second round the machine was busy: both cost more.
  const measured = new Map([
    [ours, samples([100, 50], [300, 150], [110, 60])],
    [anchor, samples([200, 100], [600, 300], [220, 120])],
  ]);

  it('shows the median, minimum and maximum of rounds', () => {
    const row = comparisonRow({ ours, anchor }, measured);
    expect(row).toEqual([
      'customers',
      '170 (110 + 60)',
      '150 to 450',
      'plain',
      '340 (220 + 120)',
      '300 to 900',
      '2.0',
      '',
      '',
    ]);
  });

  it.each([
    [2, 'yes'],
    [2.1, 'NO'],
  ])('reports whether a goal of at least %s is met: %s', (atLeast, held) => {
    expect(comparisonRow({ ours, anchor, goal: { atLeast } }, measured).at(-1)).toBe(held);
  });
});

it.each([
  [3, 'yes'],
  [2, 'NO'],
])('reports whether a figure of 3 meets the limit %s: %s', (limit, held) => {
  const figure = { what: 'start', values: [1, 3, 9], unit: 's', limit };
  expect(figureRow(figure)).toEqual(['start', '3.0 s', '1.0 to 9.0', `at most ${limit} s`, held]);
});

it('interpolates a quantile between two values', () => {
  expect([0, 0.5, 0.75, 1].map((share) => quantile([4, 1, 3, 2], share))).toEqual([
    1, 2.5, 3.25, 4,
  ]);
});

describe('parts of the document', () => {
  const document = 'before\n<!-- bench calls -->\nold\n<!-- end calls -->\nafter';

  it('replaces one part of a document and keeps the rest', () => {
    expect(replacePart(document, 'calls', 'new')).toBe(
      'before\n<!-- bench calls -->\n\nnew\n\n<!-- end calls -->\nafter',
    );
  });

  it('throws when a document lacks the part', () => {
    expect(() => replacePart(document, 'pages', 'new')).toThrow('no part for pages');
  });

  it('right-aligns figures in tables', () => {
    const table = tableOf({ head: ['what', 'ms'], rows: [['live', '1.5']] });
    expect(table).toBe('| what |  ms |\n| ---- | --: |\n| live | 1.5 |');
  });
});
