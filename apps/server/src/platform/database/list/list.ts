import { MAX_PAGE, type PageQuery } from '@polaris/contracts';
import { type SqlText, sql } from '../sql';
import type { CursorKind } from './cursor';

/** The cursors of the neighboring pages: the last row if a page follows, the first row if one precedes. */
export interface PageLinks {
  next: string | undefined;
  prev?: string | undefined;
}

/** The total, and the neighboring pages. */
export interface PageHead extends PageLinks {
  /** Undefined if it was not requested. */
  total: number | undefined;
  /** Whether there are more than `total`. */
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

/** Converts a page's items to objects, each completed by a rule that SQL does not have. */
export const finishItems = <Row, Item>(
  { json, ...head }: JsonPage,
  finish: (row: Row) => Item,
): Page<Item> => ({ ...head, items: (JSON.parse(json) as Row[]).map(finish) });

/** The order of a list: by one column, then by a key in the same direction. */
export interface ListOrder {
  column: string;
  direction: 'ASC' | 'DESC';
  /** The column's type, for the cursor. */
  kind: CursorKind;
  /** The column that makes the order complete, `id` unless said otherwise. */
  key?: string;
}

export const orderKey = ({ key = 'id' }: ListOrder): string => key;

/** How many rows a page has. One more is read, to see whether there is a next page. */
export const pageSize = (query: Pick<PageQuery, 'limit'>): number => query.limit ?? MAX_PAGE;

export const inDirection = ({ direction }: ListOrder): SqlText =>
  direction === 'ASC' ? sql`asc` : sql`desc`;

/** The SQL operator that compares later rows with a cursor. */
export const comparisonAfter = ({ direction }: ListOrder): SqlText =>
  direction === 'ASC' ? sql`>` : sql`<`;
