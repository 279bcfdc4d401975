import type { JsonPage, Page } from '../../../platform/database/list/list';

export const MAX_ITEMS = 20;
/** An assistant reads every answer as a whole, and pays for it. */
const MAX_BYTES = 20_000;
/** Leaves room for what is around the list. */
const MAX_LIST_BYTES = MAX_BYTES - 1000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

export const itemsOf = <T>(page: Page<T> | JsonPage): T[] =>
  'json' in page ? (JSON.parse(page.json) as T[]) : page.items;

interface ReadPage<Row> {
  rows: Row[];
  next: string | undefined;
}

/** How many of the first rows fit into an answer: one at least, as each is short. */
export function countFitting(rows: readonly unknown[], most = MAX_LIST_BYTES): number {
  let left = most;
  const end = rows.findIndex((row) => (left -= bytesOf(row) + 1) < 0);
  return end === -1 ? rows.length : Math.max(1, end);
}

/** Reads a page; if its rows are too long for one answer, again with as many as fit, for their cursor. */
export async function readPage<Row>(
  read: (limit: number) => Promise<ReadPage<Row>>,
): Promise<ReadPage<Row>> {
  const page = await read(MAX_ITEMS);
  const fitting = countFitting(page.rows);
  return fitting === page.rows.length ? page : read(fitting);
}

/** Takes the last rows off the longest list until the answer fits. Returns whether it took any. */
export function shorten(answer: object, lists: unknown[][]): boolean {
  let isShortened = false;
  while (bytesOf(answer) > MAX_BYTES - 100) {
    const [longest] = lists.toSorted((one, other) => bytesOf(other) - bytesOf(one));
    if (!longest?.pop()) break;
    isShortened = true;
  }
  return isShortened;
}
