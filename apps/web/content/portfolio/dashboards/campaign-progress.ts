import data from './campaign-progress.json' with { type: 'json' };
import { count, formatPercent, spelled, sum, tenths } from './format.ts';
import type { DashboardStory } from './story.ts';

/** Amounts are tenths of a million dollars; quarters are counted from July 2021. */
export const { gifts, priorities, publicLaunch, quarters, quartersInAll } = data;
export const reported = quarters.length;
export const committed = sum(quarters);
export const goal = sum(priorities.map((priority) => priority.goal));
export const timeGone = reported / quartersInAll;

/** The cumulative total by quarter. */
export const cumulative = [0, ...quarters].map((_, at) => sum(quarters.slice(0, at)));

const left = quartersInAll - reported;
export const pace = sum(quarters.slice(-8)) / 8;
export const needed = (goal - committed) / left;

/** The best and the worst four quarters in a row of the last eight, for each quarter. */
const years = [0, 1, 2, 3, 4].map((from) => sum(quarters.slice(-8).slice(from, from + 4)) / 4);
export const slow = Math.min(...years);
export const fast = Math.max(...years);
export const outlook = committed + left * pace;

const large = gifts.filter(({ millions }) => millions >= 1);
const secured = sum(large.map((level) => level.secured));
const wanted = sum(large.map((level) => level.needed));
export const goalShare = ({ committed: own, goal: whole }: (typeof priorities)[number]) =>
  own / whole;
const lowest = priorities.reduce((a, b) => (goalShare(b) < goalShare(a) ? b : a));

const million = (value: number) => (value / 10).toFixed(1);
const round = (value: number) => `$${(value / 10).toFixed(0)}M`;
const quarterName = (at: number) => `FY${22 + Math.floor(at / 4)} Q${(at % 4) + 1}`;

export const campaignProgressStory = {
  slug: 'campaign-progress',
  title: 'Campaign progress',
  question: 'Will we reach the goal on time at this pace?',
  readers: 'The campaign committee, four times per year, on paper.',
  decision:
    'A share that’s ahead of the calendar looks like good news. But the dotted line ends below the goal, so two searches for principal gift officers were opened.',
  asOf: 'Through September 30, 2025',
  keyFigures: [
    { label: 'Committed', value: tenths(committed), comparison: `of ${round(goal)}` },
    {
      label: 'Share of the goal',
      value: formatPercent(committed / goal),
      comparison: `${formatPercent(timeGone)} of the time is gone`,
      tone: committed / goal >= timeGone ? 'good' : 'bad',
    },
    {
      label: 'Needed per quarter',
      value: tenths(needed),
      comparison: `${tenths(pace)} is the pace now`,
      tone: pace >= needed ? 'good' : 'bad',
    },
    {
      label: 'Gifts of $1M and above',
      value: `${secured}`,
      comparison: `of ${wanted} that the plan asks for`,
    },
  ],
  alt: `Dashboard of a ${spelled(quartersInAll / 4)}-year campaign: ${tenths(committed)} of ${round(goal)} committed, which is ${formatPercent(committed / goal)} of the goal with ${formatPercent(timeGone)} of the time gone. At the present pace of ${tenths(pace)} per quarter, the line ends at ${round(outlook)}; the goal takes ${tenths(needed)}. ${secured} of ${wanted} gifts of $1M and above are secured. Of ${spelled(priorities.length)} priorities, ${lowest.name.toLowerCase()} are furthest behind, at ${formatPercent(goalShare(lowest))}.`,
  tables: [
    {
      caption: 'Priorities, in millions of dollars',
      columns: ['Priority', 'Goal', 'Committed', 'Share'],
      rows: priorities.map((one) => [
        one.name,
        million(one.goal),
        million(one.committed),
        formatPercent(goalShare(one)),
      ]),
      total: ['All priorities', million(goal), million(committed), formatPercent(committed / goal)],
    },
    {
      caption: 'Gifts needed and secured',
      columns: ['Level', 'Needed', 'Secured', 'Still to find'],
      rows: gifts.map((one) => [
        one.level,
        count(one.needed),
        count(one.secured),
        count(one.needed - one.secured),
      ]),
    },
    {
      caption: 'Commitments by quarter, in millions of dollars',
      columns: ['Quarter', 'Committed', 'In all'],
      rows: quarters.map((value, at) => [
        quarterName(at),
        million(value),
        million(cumulative[at + 1] ?? 0),
      ]),
      total: ['All quarters', million(committed), million(committed)],
    },
  ],
} as const satisfies DashboardStory;
