import * as Plot from '@observablehq/plot';
import { each } from '../../dashboards/frame.ts';
import { chart, rules } from '../../dashboards/chart.ts';
import type { Palette } from '../../dashboards/palette.ts';
import type { Sheet } from '../sheet.ts';

type Bar = readonly [label: string, value: number];
/** A change below -20% is marked. */
type Row = readonly [name: string, count: string, amount: string, change: number];

interface Report {
  title: string;
  readers: string;
  bars: readonly Bar[];
  tick: (value: number) => string;
  columns: readonly [string, string, string, string];
  rows: readonly Row[];
  check: string;
}

const MARKED = -20;
const chartSize = { width: 428, height: 104 };

const page =
  ({ title, readers, columns, rows, check, ...chartData }: Report) =>
  (palette: Palette): string =>
    `<h1>${title}</h1><p class="sub">${readers}</p>${bars(chartData, palette)}
    <table><thead><tr>${each(columns, (name) => `<th>${name}</th>`)}</tr></thead>
    <tbody>${each(rows, row)}</tbody></table>
    <p class="note"><span class="check">✓ Checked</span> ${check}</p>`;

function bars({ bars: all, tick }: Pick<Report, 'bars' | 'tick'>, palette: Palette): string {
  const last = all.at(-1)?.[0];
  return chart(palette, chartSize, {
    marginLeft: 46,
    marginRight: 0,
    marginBottom: 22,
    x: { domain: all.map(([label]) => label), tickSize: 0, padding: 0.3 },
    y: { ticks: 2, tickSize: 0, tickFormat: tick },
    marks: [
      rules(palette, 'y', 2),
      Plot.barY(all, {
        x: '0',
        y: '1',
        fill: ([label]: Bar) => (label === last ? palette.role('accent') : palette.deep),
      }),
    ],
  });
}

const row = ([name, count, amount, change]: Row): string =>
  `<tr><th>${name}</th><td>${count}</td><td>${amount}</td><td class="${tone(change)}">${signed(change)}</td></tr>`;

const tone = (change: number): string => {
  if (change <= MARKED) return 'bad strong';
  return change > 0 ? 'good' : 'quiet';
};

const signed = (change: number): string => `${change > 0 ? '+' : '−'}${Math.abs(change)}%`;

/** The report that the script on the QuickReports page sends each Monday. */
export const weeklyGiving: Sheet = {
  name: 'quickreports',
  body: page({
    title: 'Giving, week of April 7',
    readers: 'For the leads of 16 units · sent Monday, 6:30 a.m.',
    bars: [
      ['Feb 17', 412],
      ['Feb 24', 388],
      ['Mar 3', 451],
      ['Mar 10', 430],
      ['Mar 17', 505],
      ['Mar 24', 476],
      ['Mar 31', 618],
      ['Apr 7', 542],
    ],
    tick: (value) => (value ? `$${value}k` : '$0'),
    columns: ['Unit', 'Gifts', 'Amount', 'On last year'],
    rows: [
      ['Medicine', '214', '$186,400', 12],
      ['Engineering', '97', '$61,250', -24],
      ['Business', '121', '$88,900', 7],
    ],
    check: '16 of 16 units, total equals the ledger',
  }),
};

export const museumReport: Sheet = {
  name: 'museum-reports',
  body: page({
    title: 'Admissions, week 14',
    readers: 'One of 15 department reports · ready Monday, 7:00 a.m.',
    bars: [
      ['Tue', 640],
      ['Wed', 715],
      ['Thu', 980],
      ['Fri', 1105],
      ['Sat', 2310],
      ['Sun', 2048],
    ],
    tick: (value) => value.toLocaleString('en-US'),
    columns: ['Ticket', 'Visits', 'Paid', 'On last week'],
    rows: [
      ['Adult', '4,106', '$73,908', 6],
      ['Member', '2,214', '$0', 3],
      ['School group', '1,478', '$8,868', -31],
    ],
    check: '7,798 visits, equal to ticketing and the ledger',
  }),
};
