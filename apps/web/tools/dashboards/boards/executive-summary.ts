import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, rules } from '../chart.ts';
import { formatPercent, tenths } from '../../../content/portfolio/dashboards/format.ts';
import {
  unitsBehind,
  executiveSummaryStory,
  monthNames,
  plan,
  raised,
  running,
  sources,
  raisedByUnit,
} from '../../../content/portfolio/dashboards/executive-summary.ts';
import type { Palette } from '../palette.ts';

const points = (line: readonly number[]) =>
  line.map((value, month) => ({ month, value: value / 10 }));
const [planned, lastYear, thisYear] = [running.plan, running.lastYear, running.thisYear].map(
  points,
) as [Line, Line, Line];
type Line = ReturnType<typeof points>;

type Unit = (typeof raisedByUnit)[number];

const course = (palette: Palette): Panel => ({
  title: 'Raised since July 1',
  note: 'In millions, gifts and new pledges',
  share: 1.75,
  draw: (size) =>
    chart(palette, size, {
      marginRight: 118,
      x: {
        domain: [0, 11],
        ticks: 12,
        tickFormat: (month: number) => monthNames[month],
        tickSize: 0,
      },
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
      text: () => `Plan ${tenths(plan)}`,
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
      text: () => `This year ${tenths(raised)}`,
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
    const parts = sources.map((source, index) => ({
      label: `${source.name}\n${formatPercent(source.raised / raised)}`,
      from: start,
      to: (start += source.raised / raised),
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
      y: { domain: raisedByUnit.map(({ name }) => name), label: null, tickSize: 0, padding: 0.34 },
      marks: [
        Plot.barX(raisedByUnit, {
          x: 'raised',
          y: 'name',
          fill: (unit: Unit) =>
            unitsBehind.includes(unit) ? palette.role('accent') : palette.deep,
        }),
        Plot.tickX(raisedByUnit, {
          x: 'due',
          y: 'name',
          stroke: palette.role('ink'),
          strokeWidth: 2,
          inset: -3,
        }),
        Plot.text(raisedByUnit, {
          ...lettering(palette),
          x: (unit: Unit) => Math.max(unit.raised, unit.due),
          y: 'name',
          text: (unit: Unit) => (unit.raised / 10).toFixed(1),
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
  ...executiveSummaryStory,
  filters: [
    ['Fiscal year', '2025'],
    ['Unit', 'All 16'],
    ['Counted', 'Gifts and pledges'],
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
