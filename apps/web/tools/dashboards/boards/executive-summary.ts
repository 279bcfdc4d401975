import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, months, rules } from '../chart.ts';
import { change, count, millions, percent, sum } from '../format.ts';
import type { Palette } from '../palette.ts';
import { Random } from '../random.ts';
import { units } from '../units.ts';

const random = new Random(31);
const REPORTED = 9;

/** Giving comes before the year's end, and again before the books close. */
const season = [4, 4.5, 5.5, 7, 8.5, 19, 5.5, 6, 9, 7.5, 9, 14.5];
const byUnit = units.map(({ name, plan }) => {
  const due = plan * 0.69;
  return { name, due, raised: due * random.around(0.24) };
});
const raised = sum(byUnit.map((unit) => unit.raised));
const due = sum(byUnit.map((unit) => unit.due));
const plan = sum(units.map((unit) => unit.plan));

/** Shares a year's total out over its months, and adds them up again. */
function runningTotal(total: number, over: number, spread: number) {
  const noisy = season.slice(0, over).map((part) => part * random.around(spread));
  const whole = sum(noisy);
  let soFar = 0;
  return noisy.map((part, month) => ({ month, value: (soFar += (part / whole) * total) }));
}

const thisYear = runningTotal(raised, REPORTED, 0.2);
const lastYear = runningTotal(plan * 0.94, 12, 0.25);
const planned = runningTotal(plan, 12, 0);
const lastYearByNow = lastYear[REPORTED - 1]?.value ?? 1;
const behind = byUnit.filter((unit) => unit.raised < unit.due * 0.95);

const sources = [
  ['Individuals', 0.47],
  ['Foundations', 0.24],
  ['Companies', 0.13],
  ['Bequests', 0.16],
] as const;

const course = (palette: Palette): Panel => ({
  title: 'Raised since July 1',
  note: 'In millions, gifts and new pledges',
  share: 1.75,
  draw: (size) =>
    chart(palette, size, {
      marginRight: 118,
      x: { domain: [0, 11], ticks: 12, tickFormat: (month: number) => months[month], tickSize: 0 },
      y: { tickFormat: (value: number) => `$${value}`, ticks: 5, tickSize: 0 },
      marks: [
        rules(palette, 'y', 5),
        Plot.lineY(planned, {
          x: 'month',
          y: 'value',
          stroke: palette.role('line-strong'),
          strokeDasharray: '3 4',
        }),
        Plot.lineY(lastYear, { x: 'month', y: 'value', stroke: palette.mid, strokeWidth: 1.75 }),
        Plot.areaY(thisYear, { x: 'month', y: 'value', fill: palette.deep, fillOpacity: 0.07 }),
        Plot.lineY(thisYear, { x: 'month', y: 'value', stroke: palette.deep, strokeWidth: 3 }),
        Plot.dot(thisYear.slice(-1), {
          x: 'month',
          y: 'value',
          fill: palette.role('accent'),
          r: 5.5,
        }),
        ...endLabels(palette),
      ],
    }),
});

function endLabels(palette: Palette): Plot.Markish[] {
  const end = (points: readonly { month: number; value: number }[]) => points.slice(-1);
  const at = { x: 'month', y: 'value', textAnchor: 'start', dx: 9 } as const;
  return [
    Plot.text(end(planned), {
      ...at,
      ...lettering(palette, palette.role('muted')),
      text: () => `Plan ${millions(plan)}`,
      dy: -5,
    }),
    Plot.text(end(lastYear), {
      ...at,
      ...lettering(palette, palette.mid),
      text: () => 'Last year',
      dy: 7,
    }),
    Plot.text(end(thisYear), {
      ...at,
      ...lettering(palette),
      text: () => `This year ${millions(raised)}`,
      dy: 16,
    }),
  ];
}

const origin = (palette: Palette): Panel => ({
  title: 'Where it came from',
  note: 'Share of the amount raised',
  draw: (size) => {
    const fills = [palette.deep, palette.mid, palette.pale, palette.role('accent')];
    let start = 0;
    const parts = sources.map(([name, share], index) => ({
      label: `${name}\n${percent(share)}`,
      from: start,
      to: (start += share),
      fill: fills[index],
    }));
    return chart(palette, size, {
      marginLeft: 0,
      marginRight: 0,
      marginTop: 0,
      x: { axis: null },
      y: { axis: null, domain: [0, 1] },
      marks: [
        Plot.rect(parts, { x1: 'from', x2: 'to', y1: 0.5, y2: 1, fill: 'fill', insetRight: 2 }),
        Plot.text(parts, {
          ...lettering(palette),
          x: 'from',
          y: 0.5,
          dy: 6,
          lineAnchor: 'top',
          text: 'label',
          textAnchor: 'start',
        }),
      ],
    });
  },
});

const bullets = (palette: Palette): Panel => ({
  title: 'Sixteen units against plan',
  note: 'Raised by now, in millions; the stroke is the plan for today',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 100,
      marginRight: 44,
      marginBottom: 4,
      marginTop: 2,
      x: { axis: null },
      y: { domain: byUnit.map(({ name }) => name), label: null, tickSize: 0, padding: 0.34 },
      marks: [
        Plot.barX(byUnit, {
          x: 'raised',
          y: 'name',
          fill: (unit: (typeof byUnit)[number]) =>
            behind.includes(unit) ? palette.role('accent') : palette.deep,
        }),
        Plot.tickX(byUnit, {
          x: 'due',
          y: 'name',
          stroke: palette.role('ink'),
          strokeWidth: 2,
          inset: -3,
        }),
        Plot.text(byUnit, {
          ...lettering(palette),
          x: (unit: (typeof byUnit)[number]) => Math.max(unit.raised, unit.due),
          y: 'name',
          text: (unit: (typeof byUnit)[number]) => unit.raised.toFixed(1),
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
  legend: [
    { name: 'on plan', color: palette.deep },
    { name: 'behind', color: palette.role('accent') },
  ],
});

export const executiveSummary = (palette: Palette): Board => ({
  slug: 'executive-summary',
  title: 'Advancement at a glance',
  question: 'Are we on course for the year, and who needs help to get there?',
  asOf: 'Through March 31, 2025',
  filters: [
    ['Fiscal year', '2025'],
    ['Unit', 'All 16'],
    ['Counted', 'Gifts and pledges'],
  ],
  keyFigures: [
    {
      label: 'Raised',
      value: millions(raised),
      comparison: `${change(raised / due - 1, 1)} against plan for today`,
      tone: raised >= due ? 'good' : 'bad',
      trend: thisYear.map(({ value }) => value),
    },
    {
      label: 'Against last year',
      value: change(raised / lastYearByNow - 1, 1),
      comparison: `${millions(lastYearByNow)} on this day`,
    },
    {
      label: 'Donors',
      value: count(14_212),
      comparison: `${change(0.032, 1)} on last year`,
      tone: 'good',
      trend: [12.9, 13.2, 13.1, 13.6, 13.5, 13.8, 14.2],
    },
    {
      label: 'Units behind plan',
      value: `${behind.length} of ${units.length}`,
      comparison: 'more than 5% under',
    },
  ],
  bands: [
    {
      share: 1,
      stacks: [
        { columns: 6.7, panels: [course(palette), origin(palette)] },
        { columns: 5.3, panels: [bullets(palette)] },
      ],
    },
  ],
});
