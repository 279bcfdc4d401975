import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { between, chart, lettering, readableOn, rules } from '../chart.ts';
import { change, count, percent } from '../format.ts';
import type { Palette } from '../palette.ts';
import { Random } from '../random.ts';

const random = new Random(1186);
const FIRST = 2016;
const LAST = 2025;
/** From here on every first gift was followed by a call within a week. */
const CALLS_SINCE = 2022;

const cohorts = Array.from({ length: LAST - FIRST }, (_, index) => {
  const year = FIRST + index;
  const better = year >= CALLS_SINCE ? 0.13 + 0.015 * (year - CALLS_SINCE) : 0;
  const donors = random.whole(2050, 2700) + index * 45;
  return { year, donors, second: 0.295 + better + random.between(-0.022, 0.022) };
});

const cells = cohorts.flatMap(({ year, second }) => {
  let share = second;
  return Array.from({ length: LAST - year }, (_, after) => {
    if (after) share *= 0.845 + 0.019 * after + random.between(-0.02, 0.02);
    return { year, after: after + 1, share };
  });
});

const flow = Array.from({ length: 8 }, (_, index) => {
  const year = LAST - 7 + index;
  const rise = Math.max(0, year - CALLS_SINCE) * 210;
  return {
    year,
    gained: random.whole(2350, 2700) + rise,
    returned: random.whole(760, 900) + rise * 0.4,
    lost: random.whole(3280, 3560) - rise * 0.8,
  };
});
const now = flow.at(-1) ?? { gained: 0, returned: 0, lost: 0 };
const net = now.gained + now.returned - now.lost;

const kept = flow.map(({ year }) => {
  const rise = Math.max(0, year - CALLS_SINCE + 1);
  return {
    year,
    first: 0.292 + rise * 0.038 + random.between(-0.012, 0.012),
    loyal: 0.612 + rise * 0.011 + random.between(-0.01, 0.01),
  };
});
const [keptNow, keptBefore] = [kept.at(-1), kept.at(-5)];

type Cell = (typeof cells)[number];

const shade = (palette: Palette, share: number) =>
  between(palette.ramp, palette.deep, (share - 0.14) / 0.34);

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
        Plot.cell(cells, {
          x: 'after',
          y: 'year',
          fill: ({ share }: Cell) => shade(palette, share),
          inset: 1.25,
          rx: 2,
        }),
        Plot.text(cells, {
          ...lettering(palette),
          x: 'after',
          y: 'year',
          text: ({ share }: { share: number }) => percent(share),
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

const keptPanel = (palette: Palette): Panel => ({
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
        tickFormat: (share: number) => percent(share),
        tickSize: 0,
      },
      marks: [
        rules(palette, 'y'),
        Plot.lineY(kept, { x: 'year', y: 'loyal', stroke: palette.mid, strokeWidth: 2.25 }),
        Plot.lineY(kept, { x: 'year', y: 'first', stroke: palette.role('accent'), strokeWidth: 3 }),
        Plot.text(kept.slice(-1), {
          ...lettering(palette, palette.mid),
          x: 'year',
          y: 'loyal',
          text: ({ loyal }: { loyal: number }) => `Later ${percent(loyal)}`,
          textAnchor: 'start',
          dx: 8,
        }),
        Plot.text(kept.slice(-1), {
          ...lettering(palette, palette.role('accent')),
          x: 'year',
          y: 'first',
          text: ({ first }: { first: number }) => `First ${percent(first)}`,
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

const flowPanel = (palette: Palette): Panel => ({
  title: 'Donors won and lost',
  note: 'People a year',
  legend: [
    { name: 'new', color: palette.deep },
    { name: 'back', color: palette.mid },
    { name: 'lost', color: palette.role('accent') },
  ],
  draw: (size) => {
    const parts = flow.flatMap(({ year, gained, returned, lost }) => [
      { year, part: 'new', value: gained },
      { year, part: 'back', value: returned },
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
  slug: 'donor-retention',
  title: 'Donor retention',
  question: 'Do people who give once give again, and since when do more of them?',
  asOf: 'Fiscal year 2025, closed',
  filters: [
    ['First gift', '2016 to 2024'],
    ['Unit', 'All 16'],
    ['Gift', 'Under $10,000'],
  ],
  keyFigures: [
    {
      label: 'Kept after a first gift',
      value: percent(keptNow?.first ?? 0),
      comparison: `${percent(keptBefore?.first ?? 0)} in 2021, before the calls`,
      tone: 'good',
      trend: kept.map(({ first }) => first),
    },
    {
      label: 'Kept after later gifts',
      value: percent(keptNow?.loyal ?? 0),
      comparison: `${percent(keptBefore?.loyal ?? 0)} in 2021`,
      tone: 'good',
      trend: kept.map(({ loyal }) => loyal),
    },
    {
      label: 'Donors won and lost',
      value: `${net < 0 ? '−' : '+'}${count(Math.abs(net))}`,
      comparison: 'net, this year',
      tone: net > 0 ? 'good' : 'bad',
    },
    {
      label: 'New donors',
      value: count(now.gained),
      comparison: `${change(now.gained / (flow.at(-2)?.gained ?? 1) - 1)} on last year`,
    },
  ],
  bands: [
    {
      share: 1,
      stacks: [
        { columns: 7.2, panels: [heatMap(palette)] },
        { columns: 4.8, panels: [keptPanel(palette), flowPanel(palette)] },
      ],
    },
  ],
});
