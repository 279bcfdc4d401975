import { retentionCells as cohortCells, cohorts } from './donor-retention.ts';
import { byCheck, checks, records, checkedUnits } from './data-quality.ts';
import { count, formatPercent, sum } from './format.ts';

export interface ChartPoint {
  /** On the axis. */
  name: string;
  /** From 0 to 1. */
  share: number;
  /** A description of all points. */
  text: string;
}

export interface ChartChoice {
  name: string;
  summary: string;
  points: readonly ChartPoint[];
}

/** A chart with a choice of series. */
export interface ChartDefinition {
  kind: 'bars' | 'line';
  title: string;
  hint: string;
  label: string;
  /** The end of the axis, from 0 to 1. */
  most: number;
  /** Shown first. */
  first: string;
  choices: readonly ChartChoice[];
}

function failingOf(name: string, all: number, failing: readonly number[]): ChartChoice {
  const total = sum(failing);
  return {
    name,
    summary: `${name}: ${count(total)} of ${count(all * checks.length)} checks fail, ${formatPercent(total / (all * checks.length), 1)}.`,
    points: checks.map((check, at) => {
      const share = (failing[at] ?? 0) / all;
      const text = `${check}, ${name}: ${count(failing[at] ?? 0)} of ${count(all)} records fail, ${formatPercent(share, 1)}.`;
      return { name: check, share, text };
    }),
  };
}

const allFailing = checks.map((check) => byCheck.find((one) => one.check === check)?.failing ?? 0);
const failingChoices = [
  failingOf('All units', records, allFailing),
  ...checkedUnits.map((unit) => failingOf(unit.name, unit.records, unit.failing)),
];

const highest = (choices: readonly ChartChoice[]): number =>
  Math.max(...choices.flatMap(({ points }) => points.map(({ share }) => share)));

const failing: ChartDefinition = {
  kind: 'bars',
  title: 'Failing records of one unit',
  hint: 'Choose a unit. Point at a bar, or use the arrow keys to go through them.',
  label: 'Unit',
  most: highest(failingChoices),
  first: 'All units',
  choices: failingChoices,
};

const cohortChoices = cohorts
  .filter(({ again }) => again.length > 0)
  .map(({ year, donors, again }): ChartChoice => {
    const own = cohortCells.filter((cell) => cell.year === year);
    const last = own.at(-1);
    return {
      name: `${year}`,
      summary: `First gift in ${year}: ${formatPercent(own[0]?.share ?? 0)} of ${count(donors)} gave again a year later, ${formatPercent(last?.share ?? 0)} in the last year counted, ${year + again.length}.`,
      points: own.map(({ after, people, share }) => ({
        name: `${after}`,
        share,
        text: `First gift in ${year}, ${after === 1 ? '1 year' : `${after} years`} later: ${count(people)} of ${count(donors)} gave, ${formatPercent(share)}.`,
      })),
    };
  });

const cohortLines: ChartDefinition = {
  kind: 'line',
  title: 'One year’s new donors, followed',
  hint: 'The share who gave again, by years after the first gift. Choose a year. Point at a dot, or use the arrow keys to go through them.',
  label: 'First gift in',
  most: highest(cohortChoices),
  first: '2022',
  choices: cohortChoices,
};

/** By the dashboard's slug. */
export const explorableCharts: Readonly<Record<string, ChartDefinition>> = {
  'donor-retention': cohortLines,
  'data-quality': failing,
};
