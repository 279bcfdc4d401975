import data from './donor-retention.json' with { type: 'json' };
import { signedPercent, count, formatPercent } from './format.ts';
import type { DashboardStory } from './story.ts';

/** People who first gave in a year, and how many of them gave again each year after it. */
export const { callsSince, cohorts } = data;
const cohortOf = (year: number) => cohorts.find((cohort) => cohort.year === year);

export const retentionCells = cohorts.flatMap(({ year, donors, again }) =>
  again.map((people, at) => ({ year, after: at + 1, people, share: people / donors })),
);

/** The donors of each year: new, reactivated, retained and lost. */
export const years = data.years.reduce<
  {
    year: number;
    gained: number;
    back: number;
    retainedFirst: number;
    retainedLater: number;
    lost: number;
    donors: number;
    first: number;
    later: number;
  }[]
>((before, { year, back, keptLater }) => {
  const donorsBefore = before.at(-1)?.donors ?? data.donorsIn2016;
  const newBefore = cohortOf(year - 1)?.donors ?? 0;
  const gained = cohortOf(year)?.donors ?? 0;
  const keptFirst = cohortOf(year - 1)?.again[0] ?? 0;
  const donors = gained + back + keptFirst + keptLater;
  return [
    ...before,
    {
      ...{ year, gained, back, retainedFirst: keptFirst, retainedLater: keptLater, donors },
      lost: donorsBefore - keptFirst - keptLater,
      first: keptFirst / newBefore,
      later: keptLater / (donorsBefore - newBefore),
    },
  ];
}, []);

export type Year = (typeof years)[number];
export const now = years.at(-1) as Year;
const lastYear = years.at(-2) as Year;
/** The last year without calls to new donors of the year before. */
const beforeCalls = years.find(({ year }) => year === callsSince) as Year;
export const netGain = now.gained + now.back - now.lost;

const range = (some: readonly { share: number }[]): string => {
  const shares = some.map(({ share }) => share);
  return `${Math.round(Math.min(...shares) * 100)} to ${formatPercent(Math.max(...shares))}`;
};
const nextYear = retentionCells.filter(({ after }) => after === 1);

export const donorRetentionStory = {
  slug: 'donor-retention',
  title: 'Donor retention',
  question: 'Do people who give once give again, and since when do more of them?',
  readers: 'Stewardship, and the budget office once per year.',
  decision:
    'Calling first-time donors began as an experiment with three students. The step in the picture made it a line in the budget.',
  asOf: 'Fiscal year 2025, closed',
  keyFigures: [
    {
      label: 'Kept after a first gift',
      value: formatPercent(now.first),
      comparison: `${formatPercent(beforeCalls.first)} in ${beforeCalls.year}, before the calls`,
      tone: 'good',
      trend: years.map(({ first }) => first),
    },
    {
      label: 'Kept after later gifts',
      value: formatPercent(now.later),
      comparison: `${formatPercent(beforeCalls.later)} in ${beforeCalls.year}`,
      tone: 'good',
      trend: years.map(({ later }) => later),
    },
    {
      label: 'Donors won and lost',
      value: `${netGain < 0 ? '−' : '+'}${count(Math.abs(netGain))}`,
      comparison: `net, ${count(now.donors)} in all this year`,
      tone: netGain > 0 ? 'good' : 'bad',
    },
    {
      label: 'New donors',
      value: count(now.gained),
      comparison: `${signedPercent(now.gained / lastYear.gained - 1)} on last year`,
    },
  ],
  alt: `Dashboard with a heat map of new donors by the year of their first gift. Of those who first gave before ${callsSince}, ${range(nextYear.filter(({ year }) => year < callsSince))} gave again a year later; since first gifts are followed by a call within a week it is ${range(nextYear.filter(({ year }) => year >= callsSince))}. This year ${formatPercent(now.first)} were kept after a first gift and ${formatPercent(now.later)} after later ones; ${count(now.gained)} donors are new, and ${netGain < 0 ? '−' : '+'}${count(Math.abs(netGain))} were won net of those lost.`,
  tables: [
    {
      caption: 'New donors of each year who gave again, by years after the first gift',
      columns: ['First gift', 'Donors', ...cohorts.slice(1).map((_, at) => `${at + 1}`)],
      rows: cohorts.map(({ year, donors, again }) => [
        `${year}`,
        count(donors),
        ...cohorts.slice(1).map((_, at) => {
          const people = again[at];
          return people === undefined ? '' : `${count(people)} (${formatPercent(people / donors)})`;
        }),
      ]),
    },
    {
      caption: 'Donors of each year: new, back, kept and lost',
      columns: [
        ...['Year', 'New', 'Back', 'Kept after a first gift', 'Kept after later gifts'],
        ...['Donors', 'Lost', 'First kept', 'Later kept'],
      ],
      rows: years.map((one) => [
        `${one.year}`,
        ...[one.gained, one.back, one.retainedFirst, one.retainedLater, one.donors, one.lost].map(
          count,
        ),
        ...[formatPercent(one.first), formatPercent(one.later)],
      ]),
    },
  ],
} as const satisfies DashboardStory;
