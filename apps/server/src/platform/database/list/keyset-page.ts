import type { PageQuery } from '@polaris/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type Page, decodeCursor, pageSize, toPage } from './list';

/** The order of a list: by one column, then by id the same way. */
interface ListOrder<T> {
  column: keyof T & string;
  direction: 'ASC' | 'DESC';
  /** What the column holds; it goes into the cursor. */
  kind: 'time' | 'number';
}

/**
 * Reads one page behind the query's cursor, and counts the whole. The next page begins where this
 * one's last row stands, so a page deep in the list costs as much as the first.
 */
export async function keysetPage<T extends ObjectLiteral & { id: number }>(
  found: SelectQueryBuilder<T>,
  query: PageQuery,
  { column, direction, kind }: ListOrder<T>,
): Promise<Page<T>> {
  const { alias } = found;
  const total = await found.getCount();
  const cursor = decodeCursor(query.cursor, kind);
  const beyond = direction === 'ASC' ? '>' : '<';
  if (cursor) found.andWhere(`(${alias}.${column}, ${alias}.id) ${beyond} (:value, :id)`, cursor);
  const limit = pageSize(query);
  const rows = await found
    .orderBy(`${alias}.${column}`, direction)
    .addOrderBy(`${alias}.id`, direction)
    .limit(limit + 1)
    .getMany();
  return toPage(rows, limit, total, (row) => ({ value: cursorValue(row[column]), id: row.id }));
}

const cursorValue = (value: unknown): string | number =>
  value instanceof Date ? value.toISOString() : (value as number);
