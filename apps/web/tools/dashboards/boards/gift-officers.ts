import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, rules } from '../chart.ts';
import { monthNames } from '../../../content/portfolio/dashboards/executive-summary.ts';
import { tenths } from '../../../content/portfolio/dashboards/format.ts';
import {
  OVERDUE,
  requests,
  giftOfficersStory,
  moves,
  officers,
  stages,
} from '../../../content/portfolio/dashboards/gift-officers.ts';
import type { Palette } from '../palette.ts';

const inStages = officers.flatMap(({ name, stages: people }) =>
  stages.map((stage, at) => ({ name, stage, people: people[at] ?? 0 })),
);
const contacts = officers.flatMap(({ name, days }) => days.map((day) => ({ name, days: day })));
const moveRows = moves.map(({ forward, back }, at) => ({
  month: monthNames[at] ?? '',
  forward,
  back: -back,
}));

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
      color: { domain: stages, range: stageColors(palette) },
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
  note: `Each dot is a person; right of the line, nothing for more than ${OVERDUE} days`,
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
            r: 1.9,
            anchor: 'middle',
            padding: 0.35,
            fill: ({ days }: { days: number }) =>
              days > OVERDUE ? palette.role('accent') : palette.deep,
          }),
        ),
      ],
    }),
});

const movesPanel = (palette: Palette): Panel => ({
  title: 'Moves per month',
  note: 'Steps towards a gift, and back',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 34,
      marginRight: 0,
      x: {
        domain: [...monthNames],
        label: null,
        tickSize: 0,
        padding: 0.3,
        tickFormat: (name: string) => name[0],
      },
      y: { ticks: 4, tickSize: 0, tickFormat: (value: number) => `${Math.abs(value)}` },
      marks: [
        rules(palette, 'y'),
        Plot.barY(moveRows, { x: 'month', y: 'forward', fill: palette.deep }),
        Plot.barY(moveRows, { x: 'month', y: 'back', fill: palette.role('accent') }),
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
      marginRight: 58,
      marginTop: 6,
      marginBottom: 8,
      x: { axis: null },
      y: { domain: requests.map(({ due }) => due), label: null, tickSize: 0, padding: 0.36 },
      marks: [
        Plot.barX(requests, {
          x: 'tenths',
          y: 'due',
          fill: ({ due }: { due: string }) =>
            due === 'Past due' ? palette.role('accent') : palette.deep,
        }),
        Plot.text(requests, {
          ...lettering(palette),
          x: 'tenths',
          y: 'due',
          text: (ask: (typeof requests)[number]) => tenths(ask.tenths),
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

export const giftOfficers = (palette: Palette): Board => ({
  ...giftOfficersStory,
  filters: [
    ['Team', 'Major gifts'],
    ['Officer', 'All 8'],
    ['Contact', 'Visit, call or letter'],
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
