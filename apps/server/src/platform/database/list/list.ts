import type { PageQuery } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PAGE } from '@polaris/contracts';
import { invalid } from '../../http/problem';

/** One page of a list, how many there are in all, and where the next page begins. */
export interface Page<T> {
  items: T[];
  total: number;
  next: string | undefined;
}

/** Where a page begins: the sort value and the id of the row before it. */
export interface Cursor {
  value: string | number;
  id: number;
}

export const pageSize = (query: PageQuery): number => query.limit ?? MAX_PAGE;

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.value, cursor.id])).toString('base64url');
}

/** Reads a cursor whose sort value is a time (ISO text) or a number. */
export function decodeCursor(
  text: string | undefined,
  kind: 'time' | 'number',
): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = tryDecode(text);
  const valid =
    cursor !== undefined &&
    Number.isInteger(cursor.id) &&
    Math.abs(cursor.id) <= 2_147_483_647 &&
    (kind === 'time'
      ? typeof cursor.value === 'string' && !Number.isNaN(Date.parse(cursor.value))
      : Number.isInteger(cursor.value) && Math.abs(Number(cursor.value)) <= 2_147_483_647);
  if (!valid) throw invalid([{ path: 'cursor', message: 'This is not a cursor of this list.' }]);
  return cursor;
}

function tryDecode(text: string): Cursor | undefined {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as never[];
    return value === undefined || id === undefined ? undefined : { value, id };
  } catch {
    return undefined;
  }
}

/** Cuts one row read past the page's end off again and makes the next page's cursor of the last one. */
export function toPage<T>(
  rows: T[],
  limit: number,
  total: number,
  cursorOf: (row: T) => Cursor,
): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, total, next: more ? encodeCursor(cursorOf(last)) : undefined };
}

/** A search term as a LIKE pattern that takes every character literally. */
export const contains = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** The head of a list: how many there are in all, and the next page's address. */
export function describeList(
  { total, capped, next }: { total: number; capped?: boolean; next: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.header('x-total-count', total);
  if (capped) void reply.header('x-total-count-capped', 'true');
  if (!next) return;
  const url = new URL(request.url, 'http://own.invalid');
  url.searchParams.set('cursor', next);
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}

/** A list whose items PostgreSQL wrote as JSON. */
export interface JsonAnswer {
  json: string;
  total: number;
  capped?: boolean;
  next: string | undefined;
}

/** Answers the JSON as it is. */
export function sendJson(list: JsonAnswer, request: FastifyRequest, reply: FastifyReply): string {
  describeList(list, request, reply);
  void reply.type('application/json; charset=utf-8');
  return list.json;
}

/** Answers the page's items, with the total and the next page's address in the head. */
export function sendPage<T>(page: Page<T>, request: FastifyRequest, reply: FastifyReply): T[] {
  describeList(page, request, reply);
  return page.items;
}
