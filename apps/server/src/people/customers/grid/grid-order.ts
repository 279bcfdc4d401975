import { type Customer, DEFAULT_GRID_ORDER, type GridSort, gridSorts } from '@polaris/contracts';
import { type SqlText, sql } from '../../../platform/database/sql';
import type { ListOrder } from '../../../platform/database/list/list';

type Sorted = Omit<ListOrder, 'direction'>;

/** The fields that are text, by whose own names the grid can be sorted. */
type TextField = {
  [Field in keyof Customer]: string extends Customer[Field] ? Field : never;
}[keyof Customer];

/** What has its own index kind, or another name than its column. */
const sorted: Record<Exclude<GridSort, TextField> | 'name', Sorted> = {
  name: { column: 'nameKey', kind: 'text' },
  status: { column: 'status', kind: 'text' },
  value: { column: 'totalValue', kind: 'amount' },
  since: { column: 'createdAt', kind: 'time' },
  // Its table's own key: the index has both.
  lastActivity: { column: 'lastAt', kind: 'time', key: 'lastKey' },
};

const isSorted = (sort: GridSort): sort is keyof typeof sorted => Object.hasOwn(sorted, sort);

/** By its first characters, so that the longest text fits into an index. Who has none comes last. */
const textKey = (field: string): SqlText => {
  const text = sql`c.${sql.identifier('column', field)}`;
  return sql`case when ${text} is null then '1' else '0' || left(lower(${text}), 60) end
    as ${sql.identifier('column', `${field}Key`)}`;
};

/**
 * What orders need beside the columns of a customer, in SQL: `c` is the customer, `f` the time of the last
 * activity. Word for word the expressions of the indexes.
 */
export const orderKeys = sql.join([
  sql`left(lower(c.name), 60) as "nameKey"`,
  ...gridSorts.filter((sort) => !isSorted(sort)).map(textKey),
  sql`f."lastAt", f."customerId" as "lastKey"`,
]);

/** An order by a field has the direction alone. */
export function orderOf(order: string = DEFAULT_GRID_ORDER): ListOrder {
  const isDescending = order.startsWith('-');
  const sort = order.slice(isDescending ? 1 : 0) as GridSort;
  const by: Sorted = isSorted(sort) ? sorted[sort] : { column: `${sort}Key`, kind: 'text' };
  return { ...by, direction: isDescending ? 'DESC' : 'ASC' };
}
