import {
  type CustomField,
  type GridQuery,
  fieldOfOrder,
  readFieldFilters,
} from '@polaris/contracts';
import { type SqlText, sql } from '../../../platform/database/sql';
import { type List, narrow } from '../../../platform/database/list/sql-list';
import { invalid } from '../../../platform/problem/problem';
import { conditionsOf, withoutValue } from './field-values.read-model';

/** Whether a query sorts or filters by fields. */
export const usesFields = ({ sort, fieldFilters }: GridQuery): boolean =>
  Boolean(fieldFilters) || fieldOfOrder(sort ?? '') !== undefined;

/** Adds the values of the requested fields; a deleted field has none. */
export function withValues(
  list: List,
  { fields }: GridQuery,
  valuesOf: (fieldIds: number[]) => SqlText,
): List {
  if (!fields) return list;
  const ids = [...new Set(fields.split(',').map(Number))];
  return { ...list, columns: sql`${list.columns}, ${valuesOf(ids)} as fields` };
}

/** Applies all filters by fields to a list of customers. */
export function narrowByFields(list: List, query: GridQuery, fields: readonly CustomField[]): List {
  const filters = readFieldFilters(query.fieldFilters ?? '') ?? [];
  return filters.reduce((narrowed, filter) => {
    const field = fields.find(({ id }) => id === filter.id);
    if (!field) throw refused('fieldFilters', 'filter');
    return conditionsOf(field.kind, filter).reduce(
      (one, [condition, value]) =>
        value === undefined
          ? { ...one, where: [...one.where, condition] }
          : narrow(one, condition, value),
      narrowed,
    );
  }, list);
}

/** The field that a list is sorted by. */
export function sortField(
  order: string | undefined,
  fields: readonly CustomField[],
): CustomField | undefined {
  const id = fieldOfOrder(order ?? '');
  if (id === undefined) return undefined;
  const field = fields.find((one) => one.id === id);
  if (!field) throw refused('sort', 'order');
  return field;
}

/** Limits the list to customers without a value in the field. */
export const empties = (list: List, { id }: CustomField): List => ({
  ...list,
  where: [...list.where, withoutValue(id)],
});

function refused(path: string, what: 'filter' | 'order') {
  const message = `The field of this ${what} was deleted. It can be restored from the trash.`;
  return invalid([{ path, message }]);
}
