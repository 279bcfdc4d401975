import { MAX_PAGE, type PageQuery } from '@polaris/contracts';
import { type SqlText, sql } from '../sql';
import type { CursorKind } from './cursor';

/** The cursors of the pages beside a page: its last row if one follows, its first if one precedes. */
export interface PageLinks {
  next: string | undefined;
  prev?: string | undefined;
}

/** How many there are in all, and which pages are beside this one. */
export interface PageHead extends PageLinks {
  /** Undefined where it was not asked for. */
  total: number | undefined;
  /** There are more than `total`. */
  capped?: boolean;
}

/** One page of a list as objects. */
export interface Page<T> extends PageHead {
  items: T[];
}

/** One page of a list as JSON text. */
export interface JsonPage extends PageHead {
  json: string;
}

/** Makes a page's items objects, each finished by a rule that SQL does not have. */
export const finishItems = <Row, Item>(
  { json, ...head }: JsonPage,
  finish: (row: Row) => Item,
): Page<Item> => ({ ...head, items: (JSON.parse(json) as Row[]).map(finish) });

/** The order of a list: by one column, then by a key the same way. */
export interface ListOrder {
  column: string;
  direction: 'ASC' | 'DESC';
  /** What the column holds; it goes into the cursor. */
  kind: CursorKind;
  /** The column that makes the order complete, `id` unless said otherwise. */
  key?: string;
}

export const orderKey = ({ key = 'id' }: ListOrder): string => key;

/** How many rows a page has. One more is read, to see whether there is a next page. */
export const pageSize = (query: Pick<PageQuery, 'limit'>): number => query.limit ?? MAX_PAGE;

export const inDirection = ({ direction }: ListOrder): SqlText =>
  direction === 'ASC' ? sql`asc` : sql`desc`;

/** How the rows behind a cursor compare with it, in SQL. */
export const comparisonAfter = ({ direction }: ListOrder): SqlText =>
  direction === 'ASC' ? sql`>` : sql`<`;
