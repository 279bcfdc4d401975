import data from './data-quality.json' with { type: 'json' };
import { count, joinWithAnd, formatPercent, spelled, sum } from './format.ts';
import type { DashboardStory } from './story.ts';

export const GOAL = 0.96;

/** Each unit's records, and how many of them fail each check. */
export const { badImport, checks, units: checkedUnits } = data;
export const checkCells = checkedUnits.flatMap(({ name, records, failing }) =>
  checks.map((check, at) => ({
    ...{ name, check, records },
    failing: failing[at] ?? 0,
    share: (failing[at] ?? 0) / records,
  })),
);

export const records = sum(checkedUnits.map((unit) => unit.records));
export const failing = sum(checkCells.map((cell) => cell.failing));
export const score = 1 - failing / (records * checks.length);

export const byCheck = checks
  .map((check) => ({
    check,
    failing: sum(checkCells.filter((cell) => cell.check === check).map((cell) => cell.failing)),
  }))
  .sort((a, b) => b.failing - a.failing);
const worst = byCheck[0] ?? { check: '', failing: 0 };

export const scoreOf = (unit: (typeof checkedUnits)[number]) =>
  1 - sum(unit.failing) / (unit.records * checks.length);
const below = checkedUnits.filter((unit) => scoreOf(unit) < GOAL);
const lowest = [...checkedUnits].sort((a, b) => scoreOf(a) - scoreOf(b)).slice(0, 3);

/** The last 52 weeks; the table shows the last one. */
export const weeks = [...data.earlierWeeks.map((value) => value / 100), score].map(
  (share, week) => ({ week, score: share }),
);
const aYearAgo = weeks[0]?.score ?? 0;

export const dataQualityStory = {
  slug: 'data-quality',
  title: 'Data quality scorecard',
  question: 'Which records can’t we rely on, and who has to fix them?',
  readers: `The data stewards of ${spelled(checkedUnits.length)} units.`,
  decision:
    'Every failing record gets an owner and a date. An import that lost its degrees was found within the week, not in the alumni magazine.',
  asOf: 'Monday, July 14, 2025',
  keyFigures: [
    {
      label: 'Checks passed',
      value: formatPercent(score, 1),
      comparison: `${formatPercent(aYearAgo, 1)} a year ago`,
      tone: 'good',
      trend: weeks.filter(({ week }) => week % 4 === 0).map((week) => week.score),
    },
    { label: 'Records checked', value: count(records), comparison: 'every night' },
    {
      label: 'Failing checks',
      value: count(failing),
      comparison: `${formatPercent(worst.failing / failing)} of them ${worst.check.toLowerCase()}`,
    },
    {
      label: `Units below ${formatPercent(GOAL)}`,
      value: `${below.length} of ${checkedUnits.length}`,
      comparison: 'listed with their owners',
      tone: 'bad',
    },
  ],
  alt: `Dashboard of ${count(records)} records and ${spelled(checks.length)} checks: ${formatPercent(score, 1)} of checks passed, after ${formatPercent(aYearAgo, 1)} a year ago, with one dip at an import that lacked degrees. ${count(failing)} checks fail, ${worst.check.toLowerCase()} most often. A table colors ${spelled(checkedUnits.length)} units by check: ${joinWithAnd(lowest.map(({ name }) => name))} fail most, and ${below.length} of ${checkedUnits.length} units are below ${formatPercent(GOAL)}.`,
  tables: [
    {
      caption: 'Failing records by unit and check',
      columns: ['Unit', 'Records', ...checks, 'Failing', 'Passed'],
      rows: checkedUnits.map((unit) => [
        unit.name,
        ...[unit.records, ...unit.failing, sum(unit.failing)].map(count),
        formatPercent(scoreOf(unit), 1),
      ]),
      total: [
        'All units',
        count(records),
        ...checks.map((check) => count(byCheck.find((one) => one.check === check)?.failing ?? 0)),
        count(failing),
        formatPercent(score, 1),
      ],
    },
    {
      caption: 'Checks passed, every fourth week',
      columns: ['Weeks ago', 'Checks passed'],
      rows: weeks
        .filter(({ week }) => week % 4 === 0)
        .map(({ week, score: passed }) => [`${52 - week}`, formatPercent(passed, 1)]),
    },
  ],
} as const satisfies DashboardStory;
