import { type Customer, DEFAULT_GRID_ORDER, type GridSort, gridSorts } from '@polaris/contracts';
import { type SqlText, sql } from '../../../platform/database/sql';
import type { ListOrder } from '../../../platform/database/list/list';

type Sorted = Omit<ListOrder, 'direction'>;

/** The text columns that the grid can be sorted by. */
type TextField = {
  [Field in keyof Customer]: string extends Customer[Field] ? Field : never;
}[keyof Customer];

/** Sorts that need their own kind of index, or whose column has another name. */
const sorted: Record<Exclude<GridSort, TextField> | 'name', Sorted> = {
  name: { column: 'nameKey', kind: 'text' },
  status: { column: 'status', kind: 'text' },
  value: { column: 'totalValue', kind: 'amount' },
  since: { column: 'createdAt', kind: 'time' },
  // The id from the same table as `lastAt`, so that one index covers both.
  lastActivity: { column: 'lastAt', kind: 'time', key: 'lastKey' },
};

const isSorted = (sort: GridSort): sort is keyof typeof sorted => Object.hasOwn(sorted, sort);

/** Only the first characters, so that the longest text fits into an index. Customers without a text come last. */
const textKey = (field: string): SqlText => {
  const text = sql`c.${sql.identifier('column', field)}`;
  return sql`case when ${text} is null then '1' else '0' || left(lower(${text}), 60) end
    as ${sql.identifier('column', `${field}Key`)}`;
};

/**
 * Sort keys that are not columns of a customer, as SQL: `c` is the customer, `f` the time of the last activity. They
 * must match the expressions of the indexes exactly.
 */
export const orderKeys = sql.join([
  sql`left(lower(c.name), 60) as "nameKey"`,
  ...gridSorts.filter((sort) => !isSorted(sort)).map(textKey),
  sql`f."lastAt", f."customerId" as "lastKey"`,
]);

/** For sorts by a custom field, only the direction of the result counts. */
export function orderOf(order: string = DEFAULT_GRID_ORDER): ListOrder {
  const isDescending = order.startsWith('-');
  const sort = order.slice(isDescending ? 1 : 0) as GridSort;
  const by: Sorted = isSorted(sort) ? sorted[sort] : { column: `${sort}Key`, kind: 'text' };
  return { ...by, direction: isDescending ? 'DESC' : 'ASC' };
}
