import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, rules } from '../chart.ts';
import { millions, percent, sum } from '../format.ts';
import type { Palette } from '../palette.ts';
import { Random } from '../random.ts';

const random = new Random(71);
const GOAL = 250;
const QUARTERS = 28;
const REPORTED = 17;

/** Quarters since July 2021: a quiet phase with a few large gifts, then the public one. */
const committed = (() => {
  let total = 0;
  return Array.from({ length: REPORTED + 1 }, (_, quarter) => {
    if (quarter) total += (quarter < 7 ? 11.4 : 7.9) * random.around(0.5);
    return { quarter, value: total };
  });
})();
const soFar = committed.at(-1)?.value ?? 0;
const pace = (soFar - (committed.at(-9)?.value ?? 0)) / 8;
const needed = (GOAL - soFar) / (QUARTERS - REPORTED);

/** What comes if the last two years' pace holds, give or take what has been usual. */
const outlook = Array.from({ length: QUARTERS - REPORTED + 1 }, (_, ahead) => ({
  quarter: REPORTED + ahead,
  low: soFar + ahead * pace * 0.84,
  value: soFar + ahead * pace,
  high: soFar + ahead * pace * 1.2,
}));

const gifts = [
  { level: '$10M and above', needed: 4, secured: 3 },
  { level: '$5M', needed: 7, secured: 5 },
  { level: '$2.5M', needed: 12, secured: 8 },
  { level: '$1M', needed: 28, secured: 17 },
  { level: '$500k', needed: 48, secured: 35 },
  { level: '$250k', needed: 80, secured: 66 },
];
const million = sum(gifts.slice(0, 4).map(({ secured }) => secured));

const priorities = [
  { name: 'Scholarships', goal: 85, share: 0.71 },
  { name: 'Research', goal: 70, share: 0.74 },
  { name: 'Faculty', goal: 40, share: 0.58 },
  { name: 'Buildings', goal: 35, share: 0.49 },
  { name: 'Annual giving', goal: 20, share: 0.66 },
].map((one) => ({ ...one, value: one.goal * one.share }));

const yearOf = (quarter: number) => `FY${22 + quarter / 4}`;

const outlookPanel = (palette: Palette): Panel => ({
  title: 'Commitments and where the pace leads',
  note: 'In millions, by quarter; the band is the range of the last eight quarters',
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
          text: () => `Goal ${millions(GOAL, 0)}`,
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
        Plot.ruleX([7], { stroke: palette.role('line-strong'), y2: 205, strokeDasharray: '2 3' }),
        Plot.text([[7, 205]], {
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
      text: () => millions(soFar),
      textAnchor: 'start',
      dx: 8,
      dy: 14,
    }),
    Plot.text(outlook.slice(-1), {
      ...at,
      ...lettering(palette, palette.role('accent')),
      text: ({ value }: { value: number }) => millions(value, 0),
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
          x: 'share',
          y: 'name',
          fill: ({ share }: { share: number }) =>
            share < REPORTED / QUARTERS ? palette.role('accent') : palette.deep,
        }),
        Plot.tickX(priorities, {
          x: () => REPORTED / QUARTERS,
          y: 'name',
          stroke: palette.role('ink'),
          strokeWidth: 2,
          inset: -4,
        }),
        Plot.text(priorities, {
          ...lettering(palette),
          x: () => 1,
          y: 'name',
          text: (row: (typeof priorities)[number]) => `${percent(row.share)} of $${row.goal}M`,
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

export const campaignProgress = (palette: Palette): Board => ({
  slug: 'campaign-progress',
  title: 'Campaign progress',
  question: 'Do we reach the goal on time at the pace we are going?',
  asOf: 'Through September 30, 2025',
  filters: [
    ['Campaign', 'July 2021 to June 2028'],
    ['Priority', 'All five'],
    ['Outlook', 'Pace of 8 quarters'],
  ],
  keyFigures: [
    {
      label: 'Committed',
      value: millions(soFar),
      comparison: `of ${millions(GOAL, 0)}`,
    },
    {
      label: 'Share of the goal',
      value: percent(soFar / GOAL),
      comparison: `${percent(REPORTED / QUARTERS)} of the time has gone`,
      tone: 'good',
    },
    {
      label: 'Needed a quarter',
      value: millions(needed),
      comparison: `${millions(pace)} is the pace now`,
      tone: pace >= needed ? 'good' : 'bad',
    },
    {
      label: 'Gifts of $1M and above',
      value: `${million}`,
      comparison: 'of 51 that the plan asks for',
    },
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
