import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, rules } from '../chart.ts';
import { formatPercent, tenths } from '../../../content/portfolio/dashboards/format.ts';
import {
  campaignProgressStory,
  committed as total,
  cumulative,
  fast,
  gifts,
  goal,
  outlook as end,
  pace,
  priorities,
  publicLaunch,
  quartersInAll as QUARTERS,
  reported as REPORTED,
  goalShare,
  slow,
  timeGone,
} from '../../../content/portfolio/dashboards/campaign-progress.ts';
import type { Palette } from '../palette.ts';

const GOAL = goal / 10;
const committed = cumulative.map((value, quarter) => ({ quarter, value: value / 10 }));

/** Projections at the average pace of two years, and at their best and worst four quarters. */
const outlook = Array.from({ length: QUARTERS - REPORTED + 1 }, (_, ahead) => ({
  quarter: REPORTED + ahead,
  low: (total + ahead * slow) / 10,
  value: (total + ahead * pace) / 10,
  high: (total + ahead * fast) / 10,
}));

const round = (value: number) => `$${(value / 10).toFixed(0)}M`;

type Priority = (typeof priorities)[number];

const yearOf = (quarter: number) => `FY${22 + quarter / 4}`;

const outlookPanel = (palette: Palette): Panel => ({
  title: 'Commitments and where the pace leads',
  note: 'In millions, by quarter; the band spans the best and worst year of the last eight quarters',
  legend: [
    { name: 'committed', color: palette.deep },
    { name: 'at this pace', color: palette.copper },
  ],
  draw: (size) =>
    chart(palette, size, {
      marginRight: 66,
      x: {
        domain: [0, QUARTERS],
        ticks: [0, 4, 8, 12, 16, 20, 24],
        tickFormat: yearOf,
        tickSize: 0,
      },
      y: { domain: [0, 280], ticks: 5, tickFormat: (value: number) => `$${value}`, tickSize: 0 },
      marks: [
        rules(palette, 'y', 5),
        Plot.ruleY([GOAL], { stroke: palette.role('ink'), strokeWidth: 1.25 }),
        Plot.text([[0, GOAL]], {
          ...lettering(palette),
          text: () => `Goal ${round(goal)}`,
          textAnchor: 'start',
          dy: -10,
          dx: 2,
        }),
        Plot.areaY(outlook, {
          x: 'quarter',
          y1: 'low',
          y2: 'high',
          fill: palette.copper,
          fillOpacity: 0.28,
        }),
        Plot.lineY(outlook, {
          x: 'quarter',
          y: 'value',
          stroke: palette.role('accent'),
          strokeDasharray: '4 4',
          strokeWidth: 2,
        }),
        Plot.areaY(committed, { x: 'quarter', y: 'value', fill: palette.deep, fillOpacity: 0.1 }),
        Plot.lineY(committed, { x: 'quarter', y: 'value', stroke: palette.deep, strokeWidth: 3 }),
        Plot.ruleX([publicLaunch], {
          stroke: palette.role('line-strong'),
          y2: 205,
          strokeDasharray: '2 3',
        }),
        Plot.text([[publicLaunch, 205]], {
          ...lettering(palette, palette.role('muted')),
          text: () => 'Public launch',
          dy: -9,
        }),
        ...ends(palette),
      ],
    }),
});

function ends(palette: Palette): Plot.Markish[] {
  const at = { x: 'quarter', y: 'value' } as const;
  return [
    Plot.dot(committed.slice(-1), { ...at, r: 5.5, fill: palette.role('accent') }),
    Plot.text(committed.slice(-1), {
      ...at,
      ...lettering(palette),
      text: () => tenths(total),
      textAnchor: 'start',
      dx: 8,
      dy: 14,
    }),
    Plot.text(outlook.slice(-1), {
      ...at,
      ...lettering(palette, palette.role('accent')),
      text: () => round(end),
      textAnchor: 'start',
      dx: 8,
    }),
  ];
}

const pyramid = (palette: Palette): Panel => ({
  title: 'Gifts needed and secured',
  note: 'Number of gifts at each level',
  legend: [
    { name: 'secured', color: palette.deep },
    { name: 'still to find', color: palette.pale },
  ],
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 112,
      marginRight: 58,
      marginTop: 2,
      marginBottom: 2,
      x: { axis: null },
      y: { domain: gifts.map(({ level }) => level), label: null, tickSize: 0, padding: 0.3 },
      marks: [
        Plot.barX(gifts, { x: 'needed', y: 'level', fill: palette.pale }),
        Plot.barX(gifts, { x: 'secured', y: 'level', fill: palette.deep }),
        Plot.text(gifts, {
          ...lettering(palette),
          x: 'needed',
          y: 'level',
          text: (row: (typeof gifts)[number]) => `${row.secured} of ${row.needed}`,
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

const byPriority = (palette: Palette): Panel => ({
  title: 'Five priorities',
  note: 'Share of each goal committed; the stroke is the time gone by',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 98,
      marginRight: 92,
      marginTop: 2,
      marginBottom: 2,
      x: { axis: null, domain: [0, 1] },
      y: { domain: priorities.map(({ name }) => name), label: null, tickSize: 0, padding: 0.4 },
      marks: [
        Plot.barX(priorities, { x: () => 1, y: 'name', fill: palette.ramp }),
        Plot.barX(priorities, {
          x: goalShare,
          y: 'name',
          fill: (priority: Priority) =>
            goalShare(priority) < timeGone ? palette.role('accent') : palette.deep,
        }),
        Plot.tickX(priorities, {
          x: () => timeGone,
          y: 'name',
          stroke: palette.role('ink'),
          strokeWidth: 2,
          inset: -4,
        }),
        Plot.text(priorities, {
          ...lettering(palette),
          x: () => 1,
          y: 'name',
          text: (row: Priority) => `${formatPercent(goalShare(row))} of ${round(row.goal)}`,
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

export const campaignProgress = (palette: Palette): Board => ({
  ...campaignProgressStory,
  filters: [
    ['Campaign', 'July 2021 to June 2028'],
    ['Priority', 'All five'],
    ['Outlook', 'Pace of 8 quarters'],
  ],
  bands: [
    { share: 1.2, stacks: [{ columns: 12, panels: [outlookPanel(palette)] }] },
    {
      share: 1,
      stacks: [
        { columns: 6, panels: [pyramid(palette)] },
        { columns: 6, panels: [byPriority(palette)] },
      ],
    },
  ],
});
