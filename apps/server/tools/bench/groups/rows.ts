import { startPolaris } from '../hosts/polaris.ts';
import { deepCursor } from './deep-cursor.ts';
import type { Comparison } from './comparison.ts';
import { BROWSER, type Stage, target } from './stage.ts';

export const rowsText = `The same calls with one per cent of the rows as their anchor, one request at a time: CPU says what a call costs,
p50 what it takes.`;

const FLAT = { atLeast: 1 / 1.2, text: 'at most 1.2 times' };
const COMMON = { atLeast: 1 / 2, text: 'at most 2 times' };

/** Each call with the goal that it has; search in activities is only watched. */
const calls = () => [
  { name: 'customers, first page', path: '/api/customers?limit=50', goal: FLAT },
  {
    name: 'customers, at nine tenths',
    path: `/api/customers?limit=50&cursor=${deepCursor()}`,
    goal: FLAT,
  },
  {
    name: 'customers of a status',
    path: '/api/customers?limit=50&status=on_hold',
    goal: FLAT,
  },
  { name: 'customers, search (rare)', path: '/api/customers?limit=50&q=person42%40' },
  {
    name: 'customers, search (common)',
    path: '/api/customers?limit=50&q=maya',
    goal: COMMON,
  },
  { name: 'activities, first page', path: '/api/activities?limit=50', goal: FLAT },
  {
    name: 'activities, at nine tenths',
    path: `/api/activities?limit=50&cursor=${deepCursor()}`,
    goal: FLAT,
  },
  { name: 'activities, search (rare)', path: '/api/activities?limit=50&q=zephyrine' },
  { name: 'activities, search (none)', path: '/api/activities?limit=50&q=qqqqqq' },
  {
    name: 'activities, search (common)',
    path: '/api/activities?limit=50&q=proposal',
    goal: COMMON,
  },
  {
    name: 'recent five and their count',
    path: '/api/activities/recent?limit=5',
    goal: FLAT,
  },
  { name: 'weeks of the chart', path: '/api/admin/statistics/weeks', goal: FLAT },
];

/** Every call of the admin area's lists, with all of the rows and with one per cent of them. */
export async function rows(
  { polaris, cookie }: Stage,
  fewFolder: string,
): Promise<{ comparisons: Comparison[]; stop: () => Promise<void> }> {
  const few = await startPolaris(fewFolder);
  const fewCookie = await few.signIn();
  const comparisons = calls().map(({ name, path, goal }) => ({
    ours: target(name, polaris, { path, headers: { ...BROWSER, cookie } }),
    anchor: target(`${name}, 1 %`, few, { path, headers: { ...BROWSER, cookie: fewCookie } }),
    ...(goal && { goal }),
  }));
  return { comparisons, stop: few.stop };
}
