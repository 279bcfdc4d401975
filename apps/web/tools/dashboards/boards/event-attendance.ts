import * as Plot from '@observablehq/plot';
import type { Board, Panel } from '../board.ts';
import { chart, lettering, rules } from '../chart.ts';
import {
  byKind,
  costPerGuest,
  eventAttendanceStory,
  events,
  gaveShare,
  kinds,
  registrations,
} from '../../../content/portfolio/dashboards/event-attendance.ts';
import { wholeDollars, formatPercent } from '../../../content/portfolio/dashboards/format.ts';
import type { Palette } from '../palette.ts';

const colorOf = (palette: Palette, kind: string) =>
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
  legend: kinds.map((kind) => ({ name: kind, color: colorOf(palette, kind) ?? '' })),
  draw: (size) =>
    chart(palette, size, {
      marginBottom: 38,
      marginLeft: 46,
      x: {
        type: 'sqrt',
        domain: [1, 270],
        ticks: [2, 10, 25, 50, 100, 150, 200, 250],
        tickFormat: (value: number) => wholeDollars(value),
        tickSize: 0,
        label: 'Cost per guest →',
        labelAnchor: 'right',
        labelArrow: 'none',
        labelOffset: 36,
      },
      y: {
        domain: [0, 0.6],
        ticks: 4,
        tickFormat: (share: number) => formatPercent(share),
        tickSize: 0,
      },
      r: { range: [4, 22] },
      marks: [
        rules(palette, 'y'),
        Plot.dot(events, {
          x: costPerGuest,
          y: gaveShare,
          r: 'came',
          fill: ({ kind }: { kind: string }) => colorOf(palette, kind),
          fillOpacity: 0.45,
          stroke: ({ kind }: { kind: string }) => colorOf(palette, kind),
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
    { name: 'came', color: palette.deep },
    { name: 'stayed away', color: palette.pale },
  ],
  draw: (size) =>
    chart(palette, size, {
      marginLeft: 96,
      marginRight: 46,
      marginTop: 2,
      marginBottom: 2,
      x: { axis: null },
      y: { domain: kinds, label: null, tickSize: 0, padding: 0.36 },
      marks: [
        Plot.barX(byKind, { x: 'registered', y: 'kind', fill: palette.pale }),
        Plot.barX(byKind, { x: 'came', y: 'kind', fill: palette.deep }),
        Plot.text(byKind, {
          ...lettering(palette),
          x: 'registered',
          y: 'kind',
          text: (row: (typeof byKind)[number]) => formatPercent(row.came / row.registered),
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
      x: {
        domain: [42, 0],
        ticks: [42, 28, 14, 7, 0],
        tickSize: 0,
        tickFormat: (days: number) => (days ? `${days}` : 'the day'),
      },
      y: {
        domain: [0, 1],
        ticks: 3,
        tickFormat: (share: number) => formatPercent(share),
        tickSize: 0,
      },
      marks: [
        rules(palette, 'y', 3),
        Plot.lineY(registrations, {
          x: 'before',
          y: 'share',
          z: 'kind',
          strokeWidth: 2.5,
          curve: 'monotone-x',
          stroke: ({ kind }: { kind: string }) => colorOf(palette, kind),
        }),
        Plot.text(
          registrations.filter(({ before }) => before === 21),
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

export const eventAttendance = (palette: Palette): Board => ({
  ...eventAttendanceStory,
  filters: [
    ['Events', `All ${events.length}`],
    ['Host', 'All 16 units'],
    ['Gift counted', 'Within 90 days'],
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
