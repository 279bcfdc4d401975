import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { mixColors, chart, lettering, readableOn, rules } from '../chart.ts';
import {
  GOAL,
  badImport,
  byCheck,
  checkCells,
  checks,
  dataQualityStory,
  checkedUnits as rows,
  weeks,
} from '../../../content/portfolio/dashboards/data-quality.ts';
import { count, formatPercent } from '../../../content/portfolio/dashboards/format.ts';
import type { Palette } from '../palette.ts';

type Cell = (typeof checkCells)[number];

const shade = (palette: Palette, share: number) =>
  mixColors(palette.role('surface'), palette.role('accent'), share / 0.115);

const matrix = (palette: Palette): Panel => ({
  title: 'Where the checks fail',
  note: 'Failing records in each hundred, by unit and check',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 104,
      marginRight: 2,
      marginTop: 26,
      marginBottom: 0,
      padding: 0,
      x: { domain: checks, axis: 'top', label: null, tickSize: 0 },
      y: { domain: rows.map(({ name }) => name), label: null, tickSize: 0 },
      marks: [
        Plot.cell(checkCells, {
          x: 'check',
          y: 'name',
          fill: ({ share }: Cell) => shade(palette, share),
          inset: 1,
          rx: 2,
        }),
        Plot.text(checkCells, {
          ...lettering(palette),
          x: 'check',
          y: 'name',
          text: ({ share }: { share: number }) => (share * 100).toFixed(1),
          fontWeight: 500,
          fill: ({ share }: Cell) => readableOn(shade(palette, share), palette),
        }),
      ],
    }),
});

const course = (palette: Palette): Panel => ({
  title: 'Checks passed, week by week',
  note: 'All units and all checks',
  draw: (size) =>
    chart(palette, size, {
      marginRight: 52,
      marginLeft: 40,
      x: { ticks: [0, 13, 26, 39, 52], tickFormat: season, tickSize: 0 },
      y: {
        domain: [0.91, 0.975],
        ticks: 4,
        tickFormat: (share: number) => formatPercent(share),
        tickSize: 0,
      },
      marks: [
        rules(palette, 'y', 4),
        Plot.ruleY([GOAL], { stroke: palette.role('line-strong'), strokeDasharray: '3 3' }),
        Plot.lineY(weeks, { x: 'week', y: 'score', stroke: palette.deep, strokeWidth: 2.5 }),
        Plot.dot(weeks.slice(-1), { x: 'week', y: 'score', r: 5, fill: palette.role('accent') }),
        Plot.text([[52, GOAL]], {
          ...lettering(palette, palette.role('muted')),
          text: () => 'goal',
          textAnchor: 'start',
          dx: 8,
          dy: 2,
        }),
        Plot.text(weeks.slice(badImport, badImport + 1), {
          ...lettering(palette, palette.role('accent')),
          x: 'week',
          y: 'score',
          text: () => 'An import without degrees',
          textAnchor: 'start',
          dx: 14,
          dy: 4,
        }),
      ],
    }),
});

const season = (week: number) => ['Jul', 'Oct', 'Jan', 'Apr', 'Jul'][week / 13] ?? '';

const worst = (palette: Palette): Panel => ({
  title: 'What to fix first',
  note: 'Failing records, by check',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 82,
      marginRight: 58,
      marginTop: 2,
      marginBottom: 4,
      x: { axis: null },
      y: { domain: byCheck.map(({ check }) => check), label: null, tickSize: 0, padding: 0.34 },
      marks: [
        Plot.barX(byCheck, {
          x: 'failing',
          y: 'check',
          fill: ({ check }: { check: string }) =>
            check === byCheck[0]?.check ? palette.role('accent') : palette.deep,
        }),
        Plot.text(byCheck, {
          ...lettering(palette),
          x: 'failing',
          y: 'check',
          text: (row: (typeof byCheck)[number]) => count(row.failing),
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

export const dataQuality = (palette: Palette): Board => ({
  ...dataQualityStory,
  filters: [
    ['Unit', 'All 16'],
    ['Check', 'All 6'],
    ['Records', 'Living people'],
  ],
  bands: [
    {
      share: 1,
      stacks: [
        { columns: 7, panels: [matrix(palette)] },
        { columns: 5, panels: [course(palette), worst(palette)] },
      ],
    },
  ],
});
