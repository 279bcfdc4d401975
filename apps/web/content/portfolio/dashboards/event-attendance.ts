import data from './event-attendance.json' with { type: 'json' };
import { count, wholeDollars, formatPercent, sum } from './format.ts';
import type { DashboardStory } from './story.ts';

/** Each event: who registered and came, dollars spent, and guests who gave within 90 days. */
export const { events, registeredByWeek } = data;
export const kinds = [...new Set(events.map(({ kind }) => kind))];

function totals(own: typeof events) {
  const all = (of: 'registered' | 'came' | 'cost' | 'gave') => sum(own.map((event) => event[of]));
  return {
    events: own.length,
    registered: all('registered'),
    came: all('came'),
    cost: all('cost'),
    gave: all('gave'),
  };
}

export const byKind = kinds.map((kind) => ({
  kind,
  ...totals(events.filter((event) => event.kind === kind)),
}));
export const all = totals(events);
const of = (name: string) => byKind.find(({ kind }) => kind === name) ?? { kind: name, ...all };
const [dinner, gala, lecture, online] = ['Small dinner', 'Gala', 'Lecture', 'Online'].map(of) as [
  Kind,
  Kind,
  Kind,
  Kind,
];
type Kind = (typeof byKind)[number];

/** The share of registrations by days before the event. */
export const registrations = Object.entries(registeredByWeek).flatMap(([kind, weeks]) =>
  [0, ...weeks].map((_, week) => ({
    kind,
    before: 42 - 7 * week,
    share: sum(weeks.slice(0, week)) / sum(weeks),
  })),
);

export const costPerGuest = ({ cost, came }: { cost: number; came: number }) => cost / came;
export const gaveShare = ({ gave, came }: { gave: number; came: number }) => gave / came;
const costPerGiver = ({ cost, gave }: { cost: number; gave: number }) => cost / gave;

export const eventAttendanceStory = {
  slug: 'event-attendance',
  title: 'Events and what follows',
  question: 'Which evenings lead to gifts, and which only to a bill?',
  readers: 'The events team, and the deans who like galas.',
  decision:
    'One gala in three is given up. What it cost pays for a season of small dinners, which had not counted as fundraising before.',
  asOf: 'Fiscal year 2025, closed',
  keyFigures: [
    { label: 'Guests', value: count(all.came), comparison: `at ${events.length} events` },
    {
      label: 'Of those registered, came',
      value: formatPercent(all.came / all.registered),
      comparison: `${count(all.registered - all.came)} seats stayed empty`,
      tone: 'bad',
    },
    {
      label: 'Gave within 90 days',
      value: formatPercent(gaveShare(all), 1),
      comparison: `${formatPercent(gaveShare(dinner))} after a small dinner`,
      tone: 'good',
    },
    {
      label: 'Cost per giving guest',
      value: wholeDollars(costPerGiver(all)),
      comparison: `${wholeDollars(costPerGiver(gala))} after a gala`,
    },
  ],
  alt: `Dashboard of ${events.length} events with ${count(all.came)} guests, ${formatPercent(all.came / all.registered)} of those registered. A chart of circles sets the cost per guest against the share who gave within 90 days, ${formatPercent(gaveShare(all), 1)} overall: after small dinners ${formatPercent(gaveShare(dinner))} at ${wholeDollars(costPerGuest(dinner))} per guest, after galas ${formatPercent(gaveShare(gala))} at ${wholeDollars(costPerGuest(gala))}, after lectures ${formatPercent(gaveShare(lecture))} and after online events ${formatPercent(gaveShare(online))}. A giving guest costs ${wholeDollars(costPerGiver(all))} on average, ${wholeDollars(costPerGiver(gala))} after a gala.`,
  tables: [
    {
      caption: 'Events by kind',
      columns: [
        ...['Kind', 'Events', 'Registered', 'Came', 'Came, share'],
        ...['Gave', 'Gave, share', 'Cost', 'Cost per guest', 'Cost per giving guest'],
      ],
      rows: byKind.map((kind) => [kind.kind, ...rowOf(kind)]),
      total: ['All', ...rowOf(all)],
    },
    {
      caption: 'Registrations by weeks before the event',
      columns: ['Kind', ...[6, 5, 4, 3, 2, 1].map((week) => `Week ${week}`), 'All'],
      rows: Object.entries(registeredByWeek).map(([kind, weeks]) => [
        kind,
        ...weeks.map(count),
        count(sum(weeks)),
      ]),
    },
    {
      caption: 'Every event',
      columns: ['Kind', 'Registered', 'Came', 'Gave', 'Cost'],
      rows: events.map((event) => [
        event.kind,
        ...[event.registered, event.came, event.gave].map(count),
        wholeDollars(event.cost),
      ]),
      total: ['All', ...[all.registered, all.came, all.gave].map(count), wholeDollars(all.cost)],
    },
  ],
} as const satisfies DashboardStory;

function rowOf(own: ReturnType<typeof totals>): string[] {
  return [
    ...[own.events, own.registered, own.came].map(count),
    ...[
      formatPercent(own.came / own.registered),
      count(own.gave),
      formatPercent(gaveShare(own), 1),
    ],
    ...[own.cost, costPerGuest(own), costPerGiver(own)].map(wholeDollars),
  ];
}
