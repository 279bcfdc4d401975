import data from './annual-giving-pipeline.json' with { type: 'json' };
import { monthNames } from './executive-summary.ts';
import { change, count, dollars, percent, spelled, sum } from './format.ts';
import type { Story } from './story.ts';

export const { channels, groups } = data;

export const steps = data.steps.map((step, at, all) => {
  const before = all[at - 1];
  return {
    ...step,
    kept: before ? step.people / before.people : 1,
    keptLastYear: before ? step.lastYear / before.lastYear : 1,
  };
});
export type Step = (typeof steps)[number];

const stepNamed = (name: string) => steps.find((step) => step.name === name) as Step;
export const asked = stepNamed('Asked');
export const gave = stepNamed('Gave');
const [reached, came, began] = ['Reached', 'Came to the page', 'Began a gift'].map(stepNamed) as [
  Step,
  Step,
  Step,
];
export const average = data.dollars / gave.people;
const averageLastYear = data.dollarsLastYear / gave.lastYear;

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
  readers: 'The annual giving team, while an appeal is still running and can be changed.',
  decision:
    'The loss was not in the appeal itself, where everyone had looked, but in a form with nineteen fields. The new one has five.',
  asOf: 'Fiscal year 2025, closed',
  keyFigures: [
    {
      label: 'People asked',
      value: count(asked.people),
      comparison: `${change(asked.people / asked.lastYear - 1, 1)} on last year`,
    },
    {
      label: 'People who gave',
      value: count(gave.people),
      comparison: `${change(gave.people / gave.lastYear - 1)} on last year`,
      tone: 'good',
      trend: [...data.givers, gave.lastYear, gave.people],
    },
    {
      label: 'Began and finished',
      value: percent(gave.people / began.people),
      comparison: `${percent(gave.lastYear / began.lastYear)} with the old form`,
      tone: 'good',
    },
    {
      label: 'Average first gift',
      value: dollars(average),
      comparison: `${dollars(averageLastYear)} last year`,
    },
  ],
  alt: `Dashboard of a year of appeals: of ${count(asked.people)} people asked, ${count(reached.people)} were reached, ${count(came.people)} came to the page, ${count(began.people)} began a gift and ${count(gave.people)} gave, on average ${dollars(average)}. With the new form ${percent(gave.people / began.people)} finish what they began, after ${percent(gave.lastYear / began.lastYear)}. Below, first gifts by channel peak in ${monthNames[peak] === 'Dec' ? 'December' : monthNames[peak]}, and ${spelled(responses.length - fell.length)} of ${spelled(responses.length)} groups respond more than last year, all but the graduates of the ${fell.join(' and ')}.`,
  tables: [
    {
      caption: 'From an appeal to a gift',
      columns: ['Step', 'People', 'Went on', 'Last year', 'Went on, last year'],
      rows: steps.map((step, at) => [
        step.name,
        count(step.people),
        at ? percent(step.kept) : '',
        count(step.lastYear),
        at ? percent(step.keptLastYear) : '',
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
      total: ['All months', ...channels.map(({ gifts }) => count(sum(gifts))), count(gave.people)],
    },
    {
      caption: 'Response by decade of graduation',
      columns: ['Group', 'Reached', 'Gave', 'Share', 'Share last year'],
      rows: groups.map((group, at) => [
        group.name,
        count(group.reached),
        count(group.gave),
        percent(responses[at]?.now ?? 0, 1),
        percent(responses[at]?.before ?? 0, 1),
      ]),
      total: [
        'All groups',
        count(reached.people),
        count(gave.people),
        percent(gave.people / reached.people, 1),
        percent(gave.lastYear / reached.lastYear, 1),
      ],
    },
  ],
} as const satisfies Story;
