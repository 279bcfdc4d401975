import type { PageQuery } from '@polaris/contracts';
import type { JsonPage } from './list/list';

/** Few enough to turn into objects without blocking. */
const ROWS = 200;

/** Iterates over a whole list; a page is read only when the previous one has been consumed. */
export async function* allPages<T>(
  list: (query: PageQuery) => Promise<JsonPage>,
): AsyncGenerator<T[]> {
  for (let cursor: string | undefined; ;) {
    const page = await list({ limit: ROWS, ...(cursor ? { cursor } : {}) });
    yield JSON.parse(page.json) as T[];
    cursor = page.next;
    if (!cursor) return;
  }
}
