import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, rules } from '../chart.ts';
import {
  annualGivingStory,
  askedStep,
  channels as channelRows,
  gaveStep,
  responses,
  type FunnelStep,
  steps,
} from '../../../content/portfolio/dashboards/annual-giving-pipeline.ts';
import { monthNames } from '../../../content/portfolio/dashboards/executive-summary.ts';
import { count, formatPercent } from '../../../content/portfolio/dashboards/format.ts';
import type { Palette } from '../palette.ts';

const channels = channelRows.flatMap(({ channel, gifts }) =>
  gifts.map((value, month) => ({ channel, month, gifts: value })),
);

const funnel = (palette: Palette): Panel => ({
  title: 'From an appeal to a gift',
  note: 'People at each step, and how many of the step before went on to it',
  legend: [
    { name: 'this year', color: palette.deep },
    { name: 'last year', color: palette.pale },
  ],
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 128,
      marginRight: 300,
      marginTop: 20,
      marginBottom: 2,
      x: { axis: null, domain: [0, askedStep.people] },
      y: { domain: steps.map(({ name }) => name), tickSize: 0, padding: 0.2 },
      marks: [
        Plot.barX(steps, { x: 'lastYear', y: 'name', fill: palette.pale }),
        Plot.barX(steps, {
          x: 'people',
          y: 'name',
          insetTop: 5,
          insetBottom: 5,
          fill: ({ name }: FunnelStep) =>
            name === gaveStep.name ? palette.role('accent') : palette.deep,
        }),
        ...column(palette, 'People', 95, ({ people }) => count(people)),
        ...column(palette, 'Went on', 190, ({ name, kept }) =>
          name === askedStep.name ? '' : formatPercent(kept),
        ),
        ...column(palette, 'Last year', 290, ({ name, keptLastYear }) =>
          name === askedStep.name ? '' : formatPercent(keptLastYear),
        ),
      ],
    }),
});

/** A column of figures right of the bars. */
function column(
  palette: Palette,
  heading: string,
  dx: number,
  text: (step: FunnelStep) => string,
): Plot.Markish[] {
  const at = { frameAnchor: 'right', textAnchor: 'end', dx } as const;
  const style = heading === 'Last year' ? { fill: palette.role('muted') } : {};
  return [
    Plot.text([heading], {
      ...at,
      frameAnchor: 'top-right',
      text: (name: string) => name,
      dy: -16,
      fontSize: 13,
    }),
    Plot.text(steps, { ...lettering(palette), fontSize: 15, ...style, ...at, y: 'name', text }),
  ];
}

const byChannel = (palette: Palette): Panel => ({
  title: 'First gifts by channel',
  note: 'First gifts per month, on the same scale',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 40,
      marginRight: 4,
      marginTop: 22,
      fx: { padding: 0.14, label: null, domain: ['Mail', 'Email', 'Phone', 'Text'], axis: null },
      x: { ticks: [0, 5, 11], tickFormat: (month: number) => monthNames[month]?.[0], tickSize: 0 },
      y: { ticks: 3, tickSize: 0, domain: [0, 520] },
      marks: [
        rules(palette, 'y', 3),
        Plot.areaY(channels, {
          x: 'month',
          y: 'gifts',
          fx: 'channel',
          fill: palette.deep,
          fillOpacity: 0.14,
          curve: 'monotone-x',
        }),
        Plot.lineY(channels, {
          x: 'month',
          y: 'gifts',
          fx: 'channel',
          stroke: palette.deep,
          strokeWidth: 2.25,
          curve: 'monotone-x',
        }),
        Plot.text(['Mail', 'Email', 'Phone', 'Text'], {
          ...lettering(palette),
          fx: (name: string) => name,
          text: (name: string) => name,
          frameAnchor: 'top-left',
          dy: -18,
        }),
      ],
    }),
});

const byDecade = (palette: Palette): Panel => ({
  title: 'Response by decade of graduation',
  note: 'Share of those reached who gave; parents of students apart',
  legend: [
    { name: 'last year', color: palette.mid },
    { name: 'this year', color: palette.role('accent') },
  ],
  draw: (size) =>
    chart(palette, size, {
      marginTop: 4,
      marginRight: 16,
      marginLeft: 56,
      x: {
        domain: [0, 0.2],
        ticks: 5,
        tickFormat: (share: number) => formatPercent(share),
        tickSize: 0,
      },
      y: {
        type: 'point',
        domain: responses.map(({ name }) => name),
        label: null,
        tickSize: 0,
      },
      marks: [
        rules(palette, 'x', 5),
        Plot.link(responses, {
          x1: 'before',
          x2: 'now',
          y: 'name',
          stroke: palette.role('line-strong'),
          strokeWidth: 2,
        }),
        Plot.dot(responses, { x: 'before', y: 'name', r: 4.5, fill: palette.mid }),
        Plot.dot(responses, { x: 'now', y: 'name', r: 6, fill: palette.role('accent') }),
      ],
    }),
});

export const annualGivingPipeline = (palette: Palette): Board => ({
  ...annualGivingStory,
  filters: [
    ['Appeal', 'All 11'],
    ['Unit', 'All 16'],
    ['Audience', 'Alumni and parents'],
    ['Compared with', '2024'],
  ],
  bands: [
    { share: 1, stacks: [{ columns: 12, panels: [funnel(palette)] }] },
    {
      share: 0.92,
      stacks: [
        { columns: 6.6, panels: [byChannel(palette)] },
        { columns: 5.4, panels: [byDecade(palette)] },
      ],
    },
  ],
});
