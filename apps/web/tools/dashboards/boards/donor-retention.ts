import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { mixColors, chart, lettering, readableOn, rules } from '../chart.ts';
import { count, formatPercent } from '../../../content/portfolio/dashboards/format.ts';
import {
  callsSince as CALLS_SINCE,
  retentionCells,
  cohorts,
  donorRetentionStory,
  type Year,
  years,
} from '../../../content/portfolio/dashboards/donor-retention.ts';
import type { Palette } from '../palette.ts';

type Cell = (typeof retentionCells)[number];

const shade = (palette: Palette, share: number) =>
  mixColors(palette.ramp, palette.deep, (share - 0.14) / 0.34);

const heatMap = (palette: Palette): Panel => ({
  title: 'Who was still giving, year by year',
  note: 'Share of each year’s new donors who gave again that many years later',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 112,
      marginRight: 0,
      marginTop: 26,
      marginBottom: 2,
      padding: 0,
      x: { axis: 'top', label: null, tickSize: 0, tickFormat: yearsAfter },
      y: { label: null, tickSize: 0, tickFormat: cohortName },
      marks: [
        Plot.cell(retentionCells, {
          x: 'after',
          y: 'year',
          fill: ({ share }: Cell) => shade(palette, share),
          inset: 1.25,
          rx: 2,
        }),
        Plot.text(retentionCells, {
          ...lettering(palette),
          x: 'after',
          y: 'year',
          text: ({ share }: { share: number }) => formatPercent(share),
          fill: ({ share }: Cell) => readableOn(shade(palette, share), palette),
        }),
        Plot.ruleY([CALLS_SINCE], {
          y: CALLS_SINCE,
          dy: -17.5,
          stroke: palette.role('accent'),
          strokeWidth: 2,
        }),
        Plot.text([CALLS_SINCE], {
          ...lettering(palette, palette.role('accent')),
          y: CALLS_SINCE,
          text: () => 'From here on, a call within a week',
          frameAnchor: 'right',
          dx: -8,
        }),
      ],
    }),
});

const yearsAfter = (after: number) => (after === 1 ? '1 year' : `${after}`);
const cohortName = (year: number) =>
  `${year} · ${count(cohorts.find((cohort) => cohort.year === year)?.donors ?? 0)}`;

const retentionPanel = (palette: Palette): Panel => ({
  title: 'Kept from one year to the next',
  note: 'After a first gift, and after the second or a later one',
  draw: (size) =>
    chart(palette, size, {
      marginRight: 84,
      marginLeft: 38,
      x: { ticks: 4, tickFormat: (year: number) => `${year}`, tickSize: 0 },
      y: {
        domain: [0.2, 0.7],
        ticks: 4,
        tickFormat: (share: number) => formatPercent(share),
        tickSize: 0,
      },
      marks: [
        rules(palette, 'y'),
        Plot.lineY(years, { x: 'year', y: 'later', stroke: palette.mid, strokeWidth: 2.25 }),
        Plot.lineY(years, {
          x: 'year',
          y: 'first',
          stroke: palette.role('accent'),
          strokeWidth: 3,
        }),
        Plot.text(years.slice(-1), {
          ...lettering(palette, palette.mid),
          x: 'year',
          y: 'later',
          text: ({ later }: Year) => `Later ${formatPercent(later)}`,
          textAnchor: 'start',
          dx: 8,
        }),
        Plot.text(years.slice(-1), {
          ...lettering(palette, palette.role('accent')),
          x: 'year',
          y: 'first',
          text: ({ first }: Year) => `First ${formatPercent(first)}`,
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

const flowPanel = (palette: Palette): Panel => ({
  title: 'Donors won and lost',
  note: 'People per year',
  legend: [
    { name: 'new', color: palette.deep },
    { name: 'back', color: palette.mid },
    { name: 'lost', color: palette.role('accent') },
  ],
  draw: (size) => {
    const parts = years.flatMap(({ year, gained, back, lost }) => [
      { year, part: 'new', value: gained },
      { year, part: 'back', value: back },
      { year, part: 'lost', value: -lost },
    ]);
    return chart(palette, size, {
      marginLeft: 52,
      marginRight: 0,
      x: {
        type: 'band',
        tickFormat: (year: number) => `’${year % 100}`,
        label: null,
        tickSize: 0,
        padding: 0.3,
      },
      y: { ticks: 5, tickSize: 0, tickFormat: (value: number) => count(Math.abs(value)) },
      color: {
        domain: ['new', 'back', 'lost'],
        range: [palette.deep, palette.mid, palette.role('accent')],
      },
      marks: [
        rules(palette, 'y', 5),
        Plot.barY(parts, { x: 'year', y: 'value', fill: 'part' }),
        Plot.ruleY([0], { stroke: palette.role('ink') }),
      ],
    });
  },
});

export const donorRetention = (palette: Palette): Board => ({
  ...donorRetentionStory,
  filters: [
    ['First gift', '2016 to 2024'],
    ['Unit', 'All 16'],
    ['Donors', 'Living people'],
  ],
  bands: [
    {
      share: 1,
      stacks: [
        { columns: 7.2, panels: [heatMap(palette)] },
        { columns: 4.8, panels: [retentionPanel(palette), flowPanel(palette)] },
      ],
    },
  ],
});
