import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, rules } from '../chart.ts';
import { count, dollars, percent, sum } from '../format.ts';
import type { Palette } from '../palette.ts';
import { Random } from '../random.ts';

const random = new Random(909);

const kinds = [
  {
    kind: 'Gala',
    cost: [190, 260],
    turnout: 0.93,
    gave: [0.2, 0.29],
    guests: [260, 420],
    count: 3,
  },
  {
    kind: 'Reunion',
    cost: [70, 115],
    turnout: 0.81,
    gave: [0.2, 0.34],
    guests: [180, 460],
    count: 8,
  },
  {
    kind: 'Lecture',
    cost: [14, 36],
    turnout: 0.58,
    gave: [0.05, 0.13],
    guests: [70, 210],
    count: 14,
  },
  {
    kind: 'Small dinner',
    cost: [85, 140],
    turnout: 0.91,
    gave: [0.38, 0.56],
    guests: [14, 34],
    count: 11,
  },
  {
    kind: 'Online',
    cost: [2, 8],
    turnout: 0.41,
    gave: [0.02, 0.06],
    guests: [110, 520],
    count: 12,
  },
] as const;

const events = kinds.flatMap(({ kind, cost, turnout, gave, guests, count: many }) =>
  Array.from({ length: many }, () => {
    const came = random.whole(...guests);
    return {
      kind,
      came,
      registered: Math.round(came / (turnout * random.around(0.1))),
      cost: random.between(...cost),
      gave: random.between(...gave),
    };
  }),
);

const byKind = kinds.map(({ kind }) => {
  const own = events.filter((event) => event.kind === kind);
  const came = sum(own.map((event) => event.came));
  return {
    kind,
    came,
    registered: sum(own.map((event) => event.registered)),
    gave: sum(own.map((event) => event.gave * event.came)) / came,
    cost: sum(own.map((event) => event.cost * event.came)) / came,
  };
});
const guests = sum(events.map(({ came }) => came));
const registered = sum(events.map((event) => event.registered));
const spent = sum(events.map(({ cost, came }) => cost * came));
const followed = sum(events.map(({ gave, came }) => gave * came));
const dinner = byKind.find(({ kind }) => kind === 'Small dinner');
const gala = byKind.find(({ kind }) => kind === 'Gala');

/** Registrations come at once when the invitation goes out, and again in the last days. */
const registrations = ['Reunion', 'Lecture', 'Online'].flatMap((kind, index) => {
  const late = [0.25, 0.5, 0.72][index] ?? 0;
  return Array.from({ length: 43 }, (_, day) => {
    const gone = day / 42;
    const share = (1 - late) * (1 - Math.exp(-4.2 * gone)) * 1.015 + late * gone ** 4.5;
    return { kind, before: 42 - day, share: Math.min(1, share) };
  });
});

const colourOf = (palette: Palette, kind: string) =>
  new Map([
    ['Gala', palette.mid],
    ['Reunion', palette.deep],
    ['Lecture', palette.copper],
    ['Small dinner', palette.role('accent')],
    ['Online', palette.role('line-strong')],
  ]).get(kind);

const scatter = (palette: Palette): Panel => ({
  title: 'What an evening costs and what follows',
  note: 'Each circle is an event, its area the guests; gifts within 90 days',
  legend: kinds.map(({ kind }) => ({ name: kind, colour: colourOf(palette, kind) ?? '' })),
  draw: (size) =>
    chart(palette, size, {
      marginBottom: 38,
      marginLeft: 46,
      x: {
        type: 'sqrt',
        domain: [1, 270],
        ticks: [2, 10, 25, 50, 100, 150, 200, 250],
        tickFormat: (value: number) => dollars(value),
        tickSize: 0,
        label: 'Cost per guest →',
        labelAnchor: 'right',
        labelArrow: 'none',
        labelOffset: 36,
      },
      y: { domain: [0, 0.6], ticks: 4, tickFormat: (share: number) => percent(share), tickSize: 0 },
      r: { range: [4, 22] },
      marks: [
        rules(palette, 'y'),
        Plot.dot(events, {
          x: 'cost',
          y: 'gave',
          r: 'came',
          fill: ({ kind }: { kind: string }) => colourOf(palette, kind),
          fillOpacity: 0.45,
          stroke: ({ kind }: { kind: string }) => colourOf(palette, kind),
          strokeWidth: 1.25,
        }),
        Plot.text([['Guests who gave']], {
          ...lettering(palette, palette.role('muted')),
          fontWeight: 400,
          text: (row: string[]) => row[0],
          frameAnchor: 'top-left',
          dx: 2,
          dy: 8,
        }),
      ],
    }),
});

const turnout = (palette: Palette): Panel => ({
  title: 'Registered and came',
  note: 'People, all events of a kind',
  legend: [
    { name: 'came', colour: palette.deep },
    { name: 'stayed away', colour: palette.pale },
  ],
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 96,
      marginRight: 46,
      marginTop: 2,
      marginBottom: 2,
      x: { axis: null },
      y: { domain: kinds.map(({ kind }) => kind), label: null, tickSize: 0, padding: 0.36 },
      marks: [
        Plot.barX(byKind, { x: 'registered', y: 'kind', fill: palette.pale }),
        Plot.barX(byKind, { x: 'came', y: 'kind', fill: palette.deep }),
        Plot.text(byKind, {
          ...lettering(palette),
          x: 'registered',
          y: 'kind',
          text: (row: (typeof byKind)[number]) => percent(row.came / row.registered),
          textAnchor: 'start',
          dx: 8,
        }),
      ],
    }),
});

const curves = (palette: Palette): Panel => ({
  title: 'When people sign up',
  note: 'Share of all registrations, by days before the event',
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 44,
      marginRight: 24,
      x: { domain: [42, 0], ticks: [42, 28, 14, 7, 0], tickSize: 0, tickFormat: daysBefore },
      y: { domain: [0, 1], ticks: 3, tickFormat: (share: number) => percent(share), tickSize: 0 },
      marks: [
        rules(palette, 'y', 3),
        Plot.lineY(registrations, {
          x: 'before',
          y: 'share',
          z: 'kind',
          strokeWidth: 2.5,
          stroke: ({ kind }: { kind: string }) => colourOf(palette, kind),
        }),
        Plot.text(
          registrations.filter(({ before }) => before === 20),
          {
            ...lettering(palette),
            x: 'before',
            y: 'share',
            text: 'kind',
            dy: -12,
            dx: -6,
          },
        ),
      ],
    }),
});

const daysBefore = (days: number) => (days === 0 ? 'the day' : `${days}`);

export const eventAttendance = (palette: Palette): Board => ({
  slug: 'event-attendance',
  title: 'Events and what follows',
  question: 'Which evenings lead to gifts, and which only to a bill?',
  asOf: 'Fiscal year 2025, closed',
  filters: [
    ['Events', `All ${events.length}`],
    ['Host', 'All 16 units'],
    ['Gift counted', 'Within 90 days'],
  ],
  keyFigures: [
    { label: 'Guests', value: count(guests), comparison: `at ${events.length} events` },
    {
      label: 'Of those registered, came',
      value: percent(guests / registered),
      comparison: `${count(registered - guests)} places stayed empty`,
      tone: 'bad',
    },
    {
      label: 'Gave within 90 days',
      value: percent(followed / guests, 1),
      comparison: `${percent(dinner?.gave ?? 0)} after a small dinner`,
      tone: 'good',
    },
    {
      label: 'Cost per giving guest',
      value: dollars(spent / followed),
      comparison: `${dollars((gala?.cost ?? 0) / (gala?.gave ?? 1))} after a gala`,
    },
  ],
  bands: [
    { share: 1.32, stacks: [{ columns: 12, panels: [scatter(palette)] }] },
    {
      share: 1,
      stacks: [
        { columns: 6, panels: [turnout(palette)] },
        { columns: 6, panels: [curves(palette)] },
      ],
    },
  ],
});
