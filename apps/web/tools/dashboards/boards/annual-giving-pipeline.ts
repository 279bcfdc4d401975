import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, months, rules } from '../chart.ts';
import { change, count, dollars, percent } from '../format.ts';
import type { Palette } from '../palette.ts';
import { Random } from '../random.ts';

const random = new Random(404);

const steps = [
  { name: 'Asked', people: 42_180, lastYear: 41_020 },
  { name: 'Reached', people: 31_946, lastYear: 30_104 },
  { name: 'Came to the page', people: 9_417, lastYear: 7_986 },
  { name: 'Began a gift', people: 5_208, lastYear: 4_730 },
  { name: 'Gave', people: 4_361, lastYear: 3_398 },
  { name: 'Gave monthly', people: 688, lastYear: 402 },
].map((step, index, all) => {
  const before = all[index - 1];
  return {
    ...step,
    kept: before ? step.people / before.people : 1,
    keptLastYear: before ? step.lastYear / before.lastYear : 1,
  };
});

type Step = (typeof steps)[number];
const [asked, began, gave] = [0, 3, 4].map((index) => steps[index]) as [Step, Step, Step];
const AVERAGE_GIFT = 164;

const channels = [
  { channel: 'Mail', shape: [2, 3, 12, 22, 17, 26, 6, 4, 9, 13, 10, 7] },
  { channel: 'Email', shape: [9, 11, 18, 24, 38, 71, 15, 13, 22, 29, 31, 54] },
  { channel: 'Phone', shape: [0, 2, 9, 13, 11, 4, 6, 12, 15, 14, 5, 2] },
  { channel: 'Text', shape: [1, 1, 3, 5, 21, 28, 3, 3, 6, 24, 9, 17] },
].flatMap(({ channel, shape }) =>
  shape.map((part, month) => ({ channel, month, gifts: part * 6.4 * random.around(0.15) })),
);

const decades = [
  { graduated: "'60s", before: 0.192, now: 0.181 },
  { graduated: "'70s", before: 0.164, now: 0.169 },
  { graduated: "'80s", before: 0.131, now: 0.146 },
  { graduated: "'90s", before: 0.098, now: 0.121 },
  { graduated: "'00s", before: 0.061, now: 0.089 },
  { graduated: "'10s", before: 0.043, now: 0.078 },
  { graduated: "'20s", before: 0.021, now: 0.064 },
].map((row) => ({ ...row, graduated: row.graduated.replace("'", '’') }));

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
      x: { axis: null, domain: [0, asked.people] },
      y: { domain: steps.map(({ name }) => name), tickSize: 0, padding: 0.2 },
      marks: [
        Plot.barX(steps, { x: 'lastYear', y: 'name', fill: palette.pale }),
        Plot.barX(steps, {
          x: 'people',
          y: 'name',
          insetTop: 5,
          insetBottom: 5,
          fill: ({ name }: Step) => (name === gave.name ? palette.role('accent') : palette.deep),
        }),
        ...column(palette, 'People', 95, ({ people }) => count(people)),
        ...column(palette, 'Went on', 190, ({ name, kept }) =>
          name === asked.name ? '' : percent(kept),
        ),
        ...column(palette, 'Last year', 290, ({ name, keptLastYear }) =>
          name === asked.name ? '' : percent(keptLastYear),
        ),
      ],
    }),
});

/** Figures below each other, right of the bars. */
function column(
  palette: Palette,
  heading: string,
  dx: number,
  text: (step: Step) => string,
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
  title: 'Gifts by channel',
  note: 'Gifts a month, the same scale for all four',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 40,
      marginRight: 4,
      marginTop: 22,
      fx: { padding: 0.14, label: null, domain: ['Mail', 'Email', 'Phone', 'Text'], axis: null },
      x: { ticks: [0, 5, 11], tickFormat: (month: number) => months[month]?.[0], tickSize: 0 },
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
  note: 'Share of those reached who gave',
  legend: [
    { name: 'last year', color: palette.mid },
    { name: 'this year', color: palette.role('accent') },
  ],
  draw: (size) =>
    chart(palette, size, {
      marginTop: 4,
      marginRight: 16,
      marginLeft: 42,
      x: { domain: [0, 0.2], ticks: 5, tickFormat: (share: number) => percent(share), tickSize: 0 },
      y: {
        type: 'point',
        domain: decades.map(({ graduated }) => graduated),
        label: null,
        tickSize: 0,
      },
      marks: [
        rules(palette, 'x', 5),
        Plot.link(decades, {
          x1: 'before',
          x2: 'now',
          y: 'graduated',
          stroke: palette.role('line-strong'),
          strokeWidth: 2,
        }),
        Plot.dot(decades, { x: 'before', y: 'graduated', r: 4.5, fill: palette.mid }),
        Plot.dot(decades, { x: 'now', y: 'graduated', r: 6, fill: palette.role('accent') }),
      ],
    }),
});

export const annualGivingPipeline = (palette: Palette): Board => ({
  slug: 'annual-giving-pipeline',
  title: 'Annual giving pipeline',
  question: 'Where between the appeal and the gift do we lose people?',
  asOf: 'Fiscal year 2025, closed',
  filters: [
    ['Appeal', 'All 11'],
    ['Unit', 'All 16'],
    ['Audience', 'Alumni and parents'],
    ['Compared with', '2024'],
  ],
  keyFigures: [
    {
      label: 'People asked',
      value: count(asked.people),
      comparison: `${change(asked.people / asked.lastYear - 1, 1)} on last year`,
    },
    {
      label: 'Gifts from it',
      value: count(gave.people),
      comparison: `${change(gave.people / gave.lastYear - 1)} on last year`,
      tone: 'good',
      trend: [2.9, 3.1, 3.0, 3.3, 3.4, 4.36],
    },
    {
      label: 'Began and finished',
      value: percent(gave.people / began.people),
      comparison: `${percent(gave.lastYear / began.lastYear)} with the old form`,
      tone: 'good',
    },
    {
      label: 'Average gift',
      value: dollars(AVERAGE_GIFT),
      comparison: '$158 last year',
    },
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
