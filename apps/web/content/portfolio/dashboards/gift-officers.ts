import data from './gift-officers.json' with { type: 'json' };
import { count, joinWithAnd, formatPercent, spelled, sum, tenths } from './format.ts';
import { monthNames } from './executive-summary.ts';
import type { DashboardStory } from './story.ts';

/** The longest acceptable time between contacts, in days. */
export const OVERDUE = 180;
const RECENT = 90;

/** Each officer's people by stage, and the days since each one's last contact. */
export const { asks: requests, moves, officers, stages } = data;
export const people = sum(officers.map(({ days }) => days.length));
const days = officers.flatMap((officer) => officer.days);
export const overdue = days.filter((day) => day > OVERDUE).length / people;
export const recent = days.filter((day) => day <= RECENT).length / people;
const forward = sum(moves.map((month) => month.forward));
const open = sum(requests.map((ask) => ask.tenths));
const pastDue = requests.find(({ due }) => due === 'Past due')?.tenths ?? 0;

const overdueOf = (officer: (typeof officers)[number]) =>
  officer.days.filter((day) => day > OVERDUE).length;
/** The two officers with the most overdue people, who have the largest portfolios. */
export const stretched = [...officers]
  .sort((a, b) => overdueOf(b) - overdueOf(a))
  .slice(0, 2)
  .map(({ name }) => name)
  .sort();

const shares = (percents: readonly number[], last: number) => [
  ...percents.map((value) => value / 100),
  last,
];

export const giftOfficersStory = {
  slug: 'gift-officers',
  title: 'Portfolios and moves',
  question: 'Who in our care has not heard from us, and what is about to be decided?',
  readers: `The director of major gifts and ${spelled(officers.length)} officers, in one room, once per month.`,
  decision: `The dots on the right aren’t the officers’ fault. The portfolios of ${joinWithAnd(stretched)} have grown past what one person can call, and forty people changed hands.`,
  asOf: 'Monday, June 2, 2025',
  keyFigures: [
    {
      label: 'People in portfolios',
      value: count(people),
      comparison: `${officers.length} gift officers`,
    },
    {
      label: `In touch within ${RECENT} days`,
      value: formatPercent(recent),
      comparison: 'goal: 65%',
      tone: recent >= 0.65 ? 'good' : 'bad',
      trend: shares(data.earlier.within90, recent),
    },
    {
      label: `Over ${OVERDUE} days`,
      value: formatPercent(overdue),
      comparison: `${data.earlier.over180[0]}% a year ago`,
      tone: 'good',
      trend: shares(data.earlier.over180, overdue),
    },
    {
      label: 'Open asks',
      value: tenths(open),
      comparison: `${count(forward)} moves forward in a year`,
    },
  ],
  alt: `Dashboard of ${count(people)} people in ${spelled(officers.length)} portfolios. Dots show the days since the last contact: ${formatPercent(recent)} within ${RECENT} days, ${formatPercent(overdue)} over ${OVERDUE} days, most of them with two officers, ${joinWithAnd(stretched)}. Bars show people by stage and moves per month; open asks come to ${tenths(open)}, of which ${tenths(pastDue)} are past due.`,
  tables: [
    {
      caption: 'People by stage, and by days since the last contact',
      columns: ['Officer', ...stages, 'People', '90 or less', '91 to 180', 'Over 180'],
      rows: officers.map((officer) => [officer.name, ...countsOf([officer])]),
      total: ['All', ...countsOf(officers)],
    },
    {
      caption: 'Moves per month',
      columns: ['Month', 'Forward', 'Back'],
      rows: moves.map((month, at) => [
        monthNames[at] ?? '',
        count(month.forward),
        count(month.back),
      ]),
      total: ['All', count(forward), count(sum(moves.map(({ back }) => back)))],
    },
    {
      caption: 'Open asks, by the day an answer is due',
      columns: ['Due', 'Amount'],
      rows: requests.map((ask) => [ask.due, tenths(ask.tenths)]),
      total: ['All', tenths(open)],
    },
  ],
} as const satisfies DashboardStory;

function countsOf(some: typeof officers): string[] {
  const own = some.flatMap((officer) => officer.days);
  const within = own.filter((day) => day <= RECENT).length;
  const over = own.filter((day) => day > OVERDUE).length;
  return [
    ...stages.map((_, at) => sum(some.map((officer) => officer.stages[at] ?? 0))),
    ...[own.length, within, own.length - within - over, over],
  ].map(count);
}
