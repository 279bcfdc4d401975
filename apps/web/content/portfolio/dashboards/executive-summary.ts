import data from './executive-summary.json' with { type: 'json' };
import {
  signedPercent,
  count,
  joinWithAnd,
  formatPercent,
  spelled,
  sum,
  tenths,
} from './format.ts';
import type { DashboardStory } from './story.ts';

/** Amounts are tenths of a million dollars. */
export const { units: raisedByUnit, sources } = data;
export const monthNames = 'Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun'.split(' ');
const fullNames = 'July August September October November December January February March'.split(
  ' ',
);

const reported = data.months.flatMap(({ thisYear }) => (thisYear === null ? [] : [thisYear]));

const runningTotal = (amounts: readonly number[]): number[] =>
  amounts.map((_, index) => sum(amounts.slice(0, index + 1)));

export const running = {
  plan: runningTotal(data.months.map(({ plan }) => plan)),
  lastYear: runningTotal(data.months.map(({ lastYear }) => lastYear)),
  thisYear: runningTotal(reported),
};

const now = reported.length - 1;
export const raised = sum(raisedByUnit.map((unit) => unit.raised));
export const due = sum(raisedByUnit.map((unit) => unit.due));
export const plan = sum(raisedByUnit.map((unit) => unit.plan));
export const lastYearByNow = running.lastYear[now] ?? 0;
export const donors = sum(sources.map((source) => source.donors));
const donorsLastYear = data.donorsByYear.at(-1) ?? 0;
/** More than 5% under the plan for today. */
export const unitsBehind = raisedByUnit.filter((unit) => unit.raised < unit.due * 0.95);
const furthest = [...unitsBehind].sort((a, b) => a.raised - a.due - (b.raised - b.due))[0];

/** The first month after which the year stayed ahead of its plan. */
const aheadSince =
  running.thisYear.findLastIndex((value, at) => value <= (running.plan[at] ?? 0)) + 1;

const million = (value: number) => (value / 10).toFixed(1);

export const executiveSummaryStory = {
  slug: 'executive-summary',
  title: 'Advancement at a glance',
  question: 'Are we on track for the year, and who needs help to get there?',
  readers: `The vice president and ${spelled(raisedByUnit.length)} unit leads, once per week, instead of a slide deck.`,
  decision: `With ${spelled(12 - reported.length)} months left, a writer and a gift officer went to the ${spelled(unitsBehind.length)} units that are behind, instead of one more appeal to everyone.`,
  asOf: 'Through March 31, 2025',
  keyFigures: [
    {
      label: 'Raised',
      value: tenths(raised),
      comparison: `${signedPercent(raised / due - 1, 1)} against plan for today`,
      tone: raised >= due ? 'good' : 'bad',
      trend: running.thisYear,
    },
    {
      label: 'Against last year',
      value: signedPercent(raised / lastYearByNow - 1, 1),
      comparison: `${tenths(lastYearByNow)} on this day`,
    },
    {
      label: 'Donors',
      value: count(donors),
      comparison: `${signedPercent(donors / donorsLastYear - 1, 1)} on last year`,
      tone: 'good',
      trend: [...data.donorsByYear, donors],
    },
    {
      label: 'Units behind plan',
      value: `${unitsBehind.length} of ${raisedByUnit.length}`,
      comparison: 'more than 5% under',
    },
  ],
  alt: `Dashboard for the ${spelled(reported.length)} months through March: ${tenths(raised)} raised, ${formatPercent(raised / due - 1, 1)} ahead of plan and ${signedPercent(raised / lastYearByNow - 1, 1)} on last year, from ${count(donors)} donors. The line of this year has been above the plan since ${fullNames[aheadSince]}. Bars compare ${spelled(raisedByUnit.length)} units with their plans: ${unitsBehind.length} of ${raisedByUnit.length} are more than 5% behind, ${furthest?.name} furthest, with ${million(furthest?.raised ?? 0)} of ${million(furthest?.due ?? 0)} million.`,
  tables: [
    {
      caption: `Raised by unit, in millions of dollars. Behind: ${joinWithAnd(unitsBehind.map(({ name }) => name))}.`,
      columns: ['Unit', 'Plan for the year', 'Plan for today', 'Raised', 'Against plan'],
      rows: raisedByUnit.map((unit) => [
        unit.name,
        million(unit.plan),
        million(unit.due),
        million(unit.raised),
        signedPercent(unit.raised / unit.due - 1),
      ]),
      total: [
        'All units',
        million(plan),
        million(due),
        million(raised),
        signedPercent(raised / due - 1),
      ],
    },
    {
      caption: 'Running totals at the end of each month, in millions of dollars',
      columns: ['Month', 'Plan', 'Last year', 'This year'],
      rows: monthNames.map((name, at) => [
        name,
        ...[running.plan, running.lastYear, running.thisYear].map((line) =>
          line[at] === undefined ? '' : million(line[at]),
        ),
      ]),
    },
    {
      caption: 'Where it came from',
      columns: ['Source', 'Millions of dollars', 'Share', 'Donors'],
      rows: sources.map((source) => [
        source.name,
        million(source.raised),
        formatPercent(source.raised / raised),
        count(source.donors),
      ]),
      total: ['All sources', million(raised), '100%', count(donors)],
    },
  ],
} as const satisfies DashboardStory;
