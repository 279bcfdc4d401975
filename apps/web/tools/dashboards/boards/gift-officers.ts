import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, months, rules } from '../chart.ts';
import { count, millions, percent, sum } from '../format.ts';
import type { Palette } from '../palette.ts';
import { Random } from '../random.ts';

const random = new Random(5150);
/** A person in a portfolio should hear from us at least this often, in days. */
const OVERDUE = 180;

const stages = ['Qualify', 'Cultivate', 'Ask', 'Thank'] as const;
const officers = ['Abara', 'Brandt', 'Chow', 'Diaz', 'Eklund', 'Fonseca', 'Grant', 'Hale'].map(
  (name, index) => ({
    name,
    /** Some call, some wait to be called. */
    pace: [0.7, 1.25, 0.8, 1.7, 0.62, 1.05, 2.1, 0.9][index] ?? 1,
    people: random.whole(88, 142),
    parts: [0.22, 0.41, 0.14, 0.23].map((part) => part * random.around(0.45)),
  }),
);

const inStages = officers.flatMap(({ name, people, parts }) =>
  stages.map((stage, index) => ({
    name,
    stage,
    people: Math.round((people * (parts[index] ?? 0)) / sum(parts)),
  })),
);
const prospects = sum(inStages.map(({ people }) => people));

const contacts = officers.flatMap(({ name, pace, people }) =>
  Array.from({ length: Math.round(people / 2) }, () => {
    const quick = random.next() ** 1.8 * 210 * pace;
    return { name, days: quick + random.between(2, 30) };
  }),
);
const overdue = contacts.filter(({ days }) => days > OVERDUE).length / contacts.length;
const recent = contacts.filter(({ days }) => days <= 90).length / contacts.length;

const moves = months.map((month, index) => {
  const season = [0.7, 0.6, 1, 1.2, 1.1, 0.8, 0.7, 1, 1.25, 1.2, 1.1, 1][index] ?? 1;
  return {
    month,
    forward: Math.round(54 * season * random.around(0.2)),
    back: -Math.round(17 * random.around(0.4)),
  };
});
const forward = sum(moves.map((month) => month.forward));

const asks = [
  { due: 'This month', value: 6.4 },
  { due: 'Next month', value: 9.1 },
  { due: 'In 3 to 6 months', value: 11.8 },
  { due: 'Past due', value: 4.3 },
];

const portfolio = (palette: Palette): Panel => ({
  title: 'People by stage',
  note: 'Eight portfolios; the number is everyone in it',
  legend: stages.map((stage, index) => ({
    name: stage,
    color: stageColors(palette)[index] ?? '',
  })),
  share: 1.25,
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 72,
      marginRight: 38,
      marginTop: 2,
      marginBottom: 2,
      x: { axis: null },
      y: { domain: officers.map(({ name }) => name), label: null, tickSize: 0, padding: 0.26 },
      color: { domain: [...stages], range: stageColors(palette) },
      marks: [
        Plot.barX(inStages, { x: 'people', y: 'name', fill: 'stage', insetRight: 1.5 }),
        Plot.text(
          inStages,
          Plot.groupY(
            { text: 'sum', x: 'sum' },
            {
              ...lettering(palette),
              text: 'people',
              x: 'people',
              y: 'name',
              textAnchor: 'start',
              dx: 8,
            },
          ),
        ),
      ],
    }),
});

const stageColors = (palette: Palette): string[] => [
  palette.pale,
  palette.mid,
  palette.role('accent'),
  palette.deep,
];

const swarm = (palette: Palette): Panel => ({
  title: 'Days since the last real contact',
  note: `Each dot is two people; right of the line, nothing for ${OVERDUE} days or more`,
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 66,
      marginRight: 8,
      marginTop: 4,
      x: { domain: [0, 480], ticks: 6, tickSize: 0 },
      fy: { domain: officers.map(({ name }) => name), label: null, padding: 0, axis: 'left' },
      marks: [
        rules(palette, 'x', 6),
        Plot.ruleX([OVERDUE], { stroke: palette.role('ink'), strokeDasharray: '3 3' }),
        Plot.dot(
          contacts,
          Plot.dodgeY({
            x: 'days',
            fy: 'name',
            r: 2.6,
            anchor: 'middle',
            padding: 0.6,
            fill: ({ days }: { days: number }) =>
              days > OVERDUE ? palette.role('accent') : palette.deep,
          }),
        ),
      ],
    }),
});

const movesPanel = (palette: Palette): Panel => ({
  title: 'Moves a month',
  note: 'Steps towards a gift, and back',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 34,
      marginRight: 0,
      x: {
        domain: [...months],
        label: null,
        tickSize: 0,
        padding: 0.3,
        tickFormat: (name: string) => name[0],
      },
      y: { ticks: 4, tickSize: 0, tickFormat: (value: number) => `${Math.abs(value)}` },
      marks: [
        rules(palette, 'y'),
        Plot.barY(moves, { x: 'month', y: 'forward', fill: palette.deep }),
        Plot.barY(moves, { x: 'month', y: 'back', fill: palette.role('accent') }),
        Plot.ruleY([0], { stroke: palette.role('ink') }),
      ],
    }),
});

const asksPanel = (palette: Palette): Panel => ({
  title: 'Open asks',
  note: 'In millions, by the day an answer is due',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 116,
      marginRight: 48,
      marginTop: 6,
      marginBottom: 8,
      x: { axis: null },
      y: { domain: asks.map(({ due }) => due), label: null, tickSize: 0, padding: 0.36 },
      marks: [
        Plot.barX(asks, {
          x: 'value',
          y: 'due',
          fill: ({ due }: { due: string }) =>
            due === 'Past due' ? palette.role('accent') : palette.deep,
        }),
        Plot.text(asks, {
          ...lettering(palette),
          x: 'value',
          y: 'due',
          text: ({ value }: { value: number }) => `$${value}`,
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

export const giftOfficers = (palette: Palette): Board => ({
  slug: 'gift-officers',
  title: 'Portfolios and moves',
  question: 'Who in our care has not heard from us, and what is about to be decided?',
  asOf: 'Monday, June 2, 2025',
  filters: [
    ['Team', 'Major gifts'],
    ['Officer', 'All 8'],
    ['Contact', 'Visit, call or letter'],
  ],
  keyFigures: [
    { label: 'People in portfolios', value: count(prospects), comparison: '8 gift officers' },
    {
      label: 'In touch within 90 days',
      value: percent(recent),
      comparison: 'goal: 65%',
      tone: recent >= 0.65 ? 'good' : 'bad',
      trend: [0.44, 0.47, 0.46, 0.52, 0.55, 0.58, recent],
    },
    {
      label: `Over ${OVERDUE} days`,
      value: percent(overdue),
      comparison: '26% a year ago',
      tone: 'good',
      trend: [0.26, 0.25, 0.25, 0.22, 0.2, 0.19, overdue],
    },
    {
      label: 'Open asks',
      value: millions(sum(asks.map(({ value }) => value))),
      comparison: `${count(forward)} moves forward in a year`,
    },
  ],
  bands: [
    {
      share: 1,
      stacks: [
        { columns: 5.6, panels: [swarm(palette)] },
        { columns: 6.4, panels: [portfolio(palette), movesPanel(palette), asksPanel(palette)] },
      ],
    },
  ],
});
