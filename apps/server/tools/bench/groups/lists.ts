import { SEARCHED } from '../hosts/anchor-queries.ts';
import type { Comparison } from '../report/rows.ts';
import { type Stage, ownersCall, target } from './stage.ts';

export const listsText = `100,000 customers and 1,000,000 activities, signed in. The anchor is node:http and pg: one simple query and
\`JSON.stringify\`. Searches are without a total. The page at row 90,000 is compared with our own first page.`;

/** Lists of the owner, compared with the simplest way to read the same rows. */
export function lists(stage: Stage): Comparison[] {
  const plain = (name: string, path: string) => target(name, stage.anchors, { path });
  const first = ownersCall('customers, first 50', stage, '/api/customers?limit=50');
  const search = (term: string) =>
    `/api/customers?limit=50&q=${encodeURIComponent(term)}&total=none`;
  return [
    {
      ours: first,
      anchor: plain('plain, first 50', '/customers'),
      goal: { atLeast: 1, stretch: 1.3 },
    },
    {
      ours: ownersCall(
        'customers, page at row 90,000',
        stage,
        `/api/customers?limit=50&cursor=${deepCursor()}`,
      ),
      anchor: first,
      goal: { atLeast: 1 / 1.2, text: 'at most 1.2 times the first page' },
    },
    {
      ours: ownersCall('recent five', stage, '/api/activities/recent?limit=5'),
      anchor: plain('plain, recent five', '/recent'),
      goal: { atLeast: 0.5 },
    },
    {
      ours: ownersCall('customers, search (rare)', stage, search(SEARCHED.rare)),
      anchor: plain('plain, search (rare)', '/search-rare'),
      goal: { atLeast: 0.8 },
    },
    {
      ours: ownersCall('customers, search (common)', stage, search(SEARCHED.common)),
      anchor: plain('plain, search (common)', '/search-common'),
      goal: { atLeast: 0.5 },
    },
  ];
}

const DAY_MS = 86_400_000;
/** Rows are spread over three years: 90% of them are newer than this many days. */
const NINE_TENTHS_DAYS = 985;

/** A cursor to a page that comes after 90% of the rows, newest first. */
function deepCursor(): string {
  const at = new Date(Date.now() - NINE_TENTHS_DAYS * DAY_MS).toISOString();
  return Buffer.from(JSON.stringify([at, 1])).toString('base64url');
}
