import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { between, chart, lettering, readableOn, rules } from '../chart.ts';
import { count, percent, sum } from '../format.ts';
import type { Palette } from '../palette.ts';
import { Random } from '../random.ts';
import { units } from '../units.ts';

const random = new Random(64);
const GOAL = 0.96;

const checks = ['Address', 'Email', 'Degree', 'Duplicate', 'Household', 'Coding'] as const;
const hard = [0.034, 0.052, 0.021, 0.018, 0.041, 0.026];

const rows = units.map(({ name, plan }) => ({
  name,
  records: Math.round((plan * 4.1 + 6) * 1000 * random.around(0.3)),
  care: random.between(0.3, 1.65),
}));

const cells = rows.flatMap(({ name, records, care }) =>
  checks.map((check, index) => {
    const share = Math.max(0.002, (hard[index] ?? 0) * care * random.around(0.9));
    return { name, check, share, failing: Math.round(share * records) };
  }),
);

const records = sum(rows.map((row) => row.records));
const failing = sum(cells.map((cell) => cell.failing));
const score = 1 - failing / (records * checks.length);

const byCheck = checks
  .map((check) => ({
    check,
    failing: sum(cells.filter((cell) => cell.check === check).map((cell) => cell.failing)),
  }))
  .sort((a, b) => b.failing - a.failing);

const scores = units.map(({ name }) => {
  const own = cells.filter((cell) => cell.name === name);
  return { name, score: 1 - sum(own.map(({ share }) => share)) / checks.length };
});
const below = scores.filter((unit) => unit.score < GOAL);

/** A year of weeks: slow care, one bad import, and the rule that was written after it. */
const weeks = Array.from({ length: 53 }, (_, week) => {
  const climb = score - 0.042 * (1 - week / 52) ** 1.3;
  const bump = week >= 21 && week < 27 ? 0.021 * (1 - (week - 21) / 6) : 0;
  return { week, score: week === 52 ? score : climb - bump + random.between(-0.0012, 0.0012) };
});
const aYearAgo = weeks[0]?.score ?? 0;

type Cell = (typeof cells)[number];

const shade = (palette: Palette, share: number) =>
  between(palette.role('surface'), palette.role('accent'), share / 0.115);

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
      x: { domain: [...checks], axis: 'top', label: null, tickSize: 0 },
      y: { domain: rows.map(({ name }) => name), label: null, tickSize: 0 },
      marks: [
        Plot.cell(cells, {
          x: 'check',
          y: 'name',
          fill: ({ share }: Cell) => shade(palette, share),
          inset: 1,
          rx: 2,
        }),
        Plot.text(cells, {
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
        tickFormat: (share: number) => percent(share),
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
        Plot.text(weeks.slice(21, 22), {
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
  slug: 'data-quality',
  title: 'Data quality scorecard',
  question: 'Which records can we not rely on, and who has to fix them?',
  asOf: 'Monday, July 14, 2025',
  filters: [
    ['Unit', 'All 16'],
    ['Check', 'All 6'],
    ['Records', 'Living people'],
  ],
  keyFigures: [
    {
      label: 'Checks passed',
      value: percent(score, 1),
      comparison: `${percent(aYearAgo, 1)} a year ago`,
      tone: 'good',
      trend: weeks.filter(({ week }) => week % 4 === 0).map((week) => week.score),
    },
    { label: 'Records checked', value: count(records), comparison: 'every night' },
    {
      label: 'Failing checks',
      value: count(failing),
      comparison: `${percent((byCheck[0]?.failing ?? 0) / failing)} of them ${byCheck[0]?.check.toLowerCase()}`,
    },
    {
      label: `Units below ${percent(GOAL)}`,
      value: `${below.length} of ${units.length}`,
      comparison: 'listed with their owners',
      tone: 'bad',
    },
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
