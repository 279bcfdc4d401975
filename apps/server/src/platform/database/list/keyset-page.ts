import type { PageQuery } from '@polaris/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { decodeCursor } from './cursor';
import { type ListOrder, type Page, behind, nextCursor, pageSize } from './list';

/**
 * One page as entities, for lists whose items are finished here. All others are read by `readList`,
 * whose order, cursors and page size these are.
 */
export async function keysetPage<T extends ObjectLiteral & { id: number }>(
  found: SelectQueryBuilder<T>,
  query: PageQuery,
  order: ListOrder<keyof T & string>,
): Promise<Page<T>> {
  const { alias } = found;
  const { column, direction, kind } = order;
  const total = await found.getCount();
  const cursor = decodeCursor(query.cursor, kind);
  if (cursor)
    found.andWhere(`(${alias}.${column}, ${alias}.id) ${behind(order)} (:value, :id)`, cursor);
  const limit = pageSize(query);
  const rows = await found
    .orderBy(`${alias}.${column}`, direction)
    .addOrderBy(`${alias}.id`, direction)
    .limit(limit + 1)
    .getMany();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const cursorOfLast = last && { value: cursorValue(last[column]), id: last.id };
  return { items, total, next: nextCursor({ found: rows.length, limit }, cursorOfLast) };
}

const cursorValue = (value: unknown): string | number =>
  value instanceof Date ? value.toISOString() : (value as number);
