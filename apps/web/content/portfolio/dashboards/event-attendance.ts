import data from './event-attendance.json' with { type: 'json' };
import { count, dollars, percent, sum } from './format.ts';
import type { Story } from './story.ts';

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

/** The share of all registrations that had come in, so many days before the event. */
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
      value: percent(all.came / all.registered),
      comparison: `${count(all.registered - all.came)} places stayed empty`,
      tone: 'bad',
    },
    {
      label: 'Gave within 90 days',
      value: percent(gaveShare(all), 1),
      comparison: `${percent(gaveShare(dinner))} after a small dinner`,
      tone: 'good',
    },
    {
      label: 'Cost per giving guest',
      value: dollars(costPerGiver(all)),
      comparison: `${dollars(costPerGiver(gala))} after a gala`,
    },
  ],
  alt: `Dashboard of ${events.length} events with ${count(all.came)} guests, ${percent(all.came / all.registered)} of those registered. A chart of circles sets the cost per guest against the share who gave within 90 days, ${percent(gaveShare(all), 1)} overall: after small dinners ${percent(gaveShare(dinner))} at ${dollars(costPerGuest(dinner))} a guest, after galas ${percent(gaveShare(gala))} at ${dollars(costPerGuest(gala))}, after lectures ${percent(gaveShare(lecture))} and after online events ${percent(gaveShare(online))}. A giving guest costs ${dollars(costPerGiver(all))} on average, ${dollars(costPerGiver(gala))} after a gala.`,
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
        dollars(event.cost),
      ]),
      total: ['All', ...[all.registered, all.came, all.gave].map(count), dollars(all.cost)],
    },
  ],
} as const satisfies Story;

function rowOf(own: ReturnType<typeof totals>): string[] {
  return [
    ...[own.events, own.registered, own.came].map(count),
    ...[percent(own.came / own.registered), count(own.gave), percent(gaveShare(own), 1)],
    ...[own.cost, costPerGuest(own), costPerGiver(own)].map(dollars),
  ];
}
