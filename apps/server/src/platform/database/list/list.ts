import { MAX_PAGE, type PageQuery } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CursorKind } from './cursor';

/** The cursors of the pages beside a page: its last row if one follows, its first if one precedes. */
export interface PageLinks {
  next: string | undefined;
  prev?: string | undefined;
}

/** How many there are in all, and which pages are beside this one. */
interface PageHead extends PageLinks {
  total: number;
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

export const keyOf = ({ key = 'id' }: ListOrder): string => key;

/** How many rows a page has. One more is read, to see whether there is a next page. */
export const pageSize = (query: Pick<PageQuery, 'limit'>): number => query.limit ?? MAX_PAGE;

/** How the rows behind a cursor compare with it, in SQL. */
export const behind = ({ direction }: ListOrder): '<' | '>' => (direction === 'ASC' ? '>' : '<');

/** A search term as a LIKE pattern that takes every character literally. */
export const contains = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Answers the page's JSON as it is. */
export function sendJson(page: JsonPage, request: FastifyRequest, reply: FastifyReply): string {
  sendHead(page, request, reply);
  void reply.type('application/json; charset=utf-8');
  return page.json;
}

/** Answers the page's items. */
export function sendPage<T>(page: Page<T>, request: FastifyRequest, reply: FastifyReply): T[] {
  sendHead(page, request, reply);
  return page.items;
}

/** The total and the addresses of the pages beside this one, as headers. */
function sendHead(
  { total, capped, next, prev }: PageHead,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.header('x-total-count', total);
  if (capped) void reply.header('x-total-count-capped', 'true');
  const links = [linkTo(request, 'next', next), linkTo(request, 'prev', prev)].filter(Boolean);
  if (links.length > 0) void reply.header('link', links.join(', '));
}

const parameters = { next: 'cursor', prev: 'before' } as const;

function linkTo(
  { url: asked }: FastifyRequest,
  rel: keyof typeof parameters,
  cursor: string | undefined,
): string | undefined {
  if (!cursor) return undefined;
  const url = new URL(asked, 'http://own.invalid');
  for (const parameter of Object.values(parameters)) url.searchParams.delete(parameter);
  url.searchParams.set(parameters[rel], cursor);
  return `<${url.pathname}${url.search}>; rel="${rel}"`;
}
