import data from './annual-giving-pipeline.json' with { type: 'json' };
import { monthNames } from './executive-summary.ts';
import { signedPercent, count, wholeDollars, formatPercent, spelled, sum } from './format.ts';
import type { DashboardStory } from './story.ts';

export const { channels, groups } = data;

export const steps = data.steps.map((step, at, all) => {
  const before = all[at - 1];
  return {
    ...step,
    kept: before ? step.people / before.people : 1,
    keptLastYear: before ? step.lastYear / before.lastYear : 1,
  };
});
export type FunnelStep = (typeof steps)[number];

const stepNamed = (name: string) => steps.find((step) => step.name === name) as FunnelStep;
export const askedStep = stepNamed('Asked');
export const gaveStep = stepNamed('Gave');
const [reached, came, began] = ['Reached', 'Came to the page', 'Began a gift'].map(stepNamed) as [
  FunnelStep,
  FunnelStep,
  FunnelStep,
];
export const average = data.dollars / gaveStep.people;
const averageLastYear = data.dollarsLastYear / gaveStep.lastYear;

export const responses = groups.map((group) => ({
  name: group.name,
  before: group.gaveLastYear / group.reachedLastYear,
  now: group.gave / group.reached,
}));
const fell = responses.filter(({ before, now }) => now < before).map(({ name }) => name);

const byMonth = monthNames.map((_, at) => sum(channels.map(({ gifts }) => gifts[at] ?? 0)));
const peak = byMonth.indexOf(Math.max(...byMonth));

export const annualGivingStory = {
  slug: 'annual-giving-pipeline',
  title: 'Annual giving pipeline',
  question: 'Where between the appeal and the gift do we lose people?',
  readers: 'The annual giving team, while an appeal is running and can still be changed.',
  decision:
    'Everyone had looked at the appeal, but people left at a form with nineteen fields. The new one has five.',
  asOf: 'Fiscal year 2025, closed',
  keyFigures: [
    {
      label: 'People asked',
      value: count(askedStep.people),
      comparison: `${signedPercent(askedStep.people / askedStep.lastYear - 1, 1)} on last year`,
    },
    {
      label: 'People who gave',
      value: count(gaveStep.people),
      comparison: `${signedPercent(gaveStep.people / gaveStep.lastYear - 1)} on last year`,
      tone: 'good',
      trend: [...data.givers, gaveStep.lastYear, gaveStep.people],
    },
    {
      label: 'Began and finished',
      value: formatPercent(gaveStep.people / began.people),
      comparison: `${formatPercent(gaveStep.lastYear / began.lastYear)} with the old form`,
      tone: 'good',
    },
    {
      label: 'Average first gift',
      value: wholeDollars(average),
      comparison: `${wholeDollars(averageLastYear)} last year`,
    },
  ],
  alt: `Dashboard of a year of appeals: of ${count(askedStep.people)} people asked, ${count(reached.people)} were reached, ${count(came.people)} came to the page, ${count(began.people)} began a gift and ${count(gaveStep.people)} gave, on average ${wholeDollars(average)}. With the new form ${formatPercent(gaveStep.people / began.people)} finish what they began, after ${formatPercent(gaveStep.lastYear / began.lastYear)}. Below, first gifts by channel peak in ${monthNames[peak] === 'Dec' ? 'December' : monthNames[peak]}, and ${spelled(responses.length - fell.length)} of ${spelled(responses.length)} groups respond more than last year, all but the graduates of the ${fell.join(' and ')}.`,
  tables: [
    {
      caption: 'From an appeal to a gift',
      columns: ['Step', 'People', 'Went on', 'Last year', 'Went on, last year'],
      rows: steps.map((step, at) => [
        step.name,
        count(step.people),
        at ? formatPercent(step.kept) : '',
        count(step.lastYear),
        at ? formatPercent(step.keptLastYear) : '',
      ]),
    },
    {
      caption: 'First gifts by the channel that brought them',
      columns: ['Month', ...channels.map(({ channel }) => channel), 'All'],
      rows: monthNames.map((name, at) => [
        name,
        ...channels.map(({ gifts }) => count(gifts[at] ?? 0)),
        count(byMonth[at] ?? 0),
      ]),
      total: [
        'All months',
        ...channels.map(({ gifts }) => count(sum(gifts))),
        count(gaveStep.people),
      ],
    },
    {
      caption: 'Response by decade of graduation',
      columns: ['Group', 'Reached', 'Gave', 'Share', 'Share last year'],
      rows: groups.map((group, at) => [
        group.name,
        count(group.reached),
        count(group.gave),
        formatPercent(responses[at]?.now ?? 0, 1),
        formatPercent(responses[at]?.before ?? 0, 1),
      ]),
      total: [
        'All groups',
        count(reached.people),
        count(gaveStep.people),
        formatPercent(gaveStep.people / reached.people, 1),
        formatPercent(gaveStep.lastYear / reached.lastYear, 1),
      ],
    },
  ],
} as const satisfies DashboardStory;
