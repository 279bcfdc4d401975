import { type Result, isKept, isNotRun } from '../scenario.ts';

export interface ScenarioResult {
  scenario: string;
  seconds: number;
  results: Result[];
  /** Why it could not be carried out to its end. */
  failure?: string;
}

const HEAD = ['scenario', 'goal', 'figure', 'held'];

/** Every goal, its figure, and whether it was held, as a Markdown table. */
export function faultsTable(scenarios: ScenarioResult[]): string {
  const rows = scenarios.flatMap(({ scenario, results, failure }) => [
    ...results.map((result) => [scenario, ...cellsOf(result)]),
    ...(failure === undefined
      ? []
      : [[scenario, 'carried out to its end', oneLine(failure), 'NO']]),
  ]);
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What was not run is not held, and breaks nothing either: the table says so. */
export const allHeld = (scenarios: ScenarioResult[]): boolean =>
  scenarios.every(
    ({ results, failure }) =>
      failure === undefined && results.every((result) => isNotRun(result) || isKept(result)),
  );

function cellsOf(result: Result): string[] {
  if (isNotRun(result)) return [result.what, result.reason, 'not run'];
  const { what, value, limit, unit, allowed = 'at most' } = result;
  return [
    `${what}: ${allowed} ${amount(limit, unit)}`,
    amount(value, unit),
    isKept(result) ? 'yes' : 'NO',
  ];
}

const amount = (value: number, unit: string): string =>
  `${(Math.round(value * 100) / 100).toLocaleString('en-US')} ${unit}`.trim();

const oneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 300);
