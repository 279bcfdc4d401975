import type { FieldFilter, FieldKind } from '@polaris/contracts';
import { keyContains, searchKey } from '../../../platform/database/search-key';
import { type SqlText, sql } from '../../../platform/database/sql';
import type { CursorKind } from '../../../platform/database/list/cursor';

/*
 * SQL to filter and sort customers (row `r`) by the values of their fields.
 */

const having = (fieldId: number, condition = sql``): SqlText =>
  sql`exists (select 1 from customer_field_values v
    where v."customerId" = r.id and v."fieldId" = ${fieldId}${condition})`;

/** Customers without a value in the field. */
export const withoutValue = (fieldId: number): SqlText => sql`not ${having(fieldId)}`;

/** A condition, and the value of its `?` if it has one. */
export type FieldCondition = readonly [condition: SqlText, value?: unknown];

type Limits = { from: SqlText; to: SqlText };
const limits: Partial<Record<FieldKind, Limits>> = {
  number: { from: sql` and v.number >= ?::numeric`, to: sql` and v.number <= ?::numeric` },
  date: { from: sql` and v.date >= ?::date`, to: sql` and v.date <= ?::date` },
};

/** The conditions of a filter by one field. */
export function conditionsOf(kind: FieldKind, filter: FieldFilter): FieldCondition[] {
  const { id, has, from, to, any, is } = filter;
  const { [kind]: limit } = limits;
  const all: (FieldCondition | false | undefined | '')[] = [
    has && [
      having(id, sql` and v.text is not null and ${keyContains(searchKey(sql`v.text`))}`),
      has,
    ],
    limit && from !== undefined && [having(id, limit.from), from],
    limit && to !== undefined && [having(id, limit.to), to],
    any && [having(id, sql` and v.choice = any(?::int[])`), any],
    is && [is === 'empty' ? withoutValue(id) : having(id)],
  ];
  return all.filter((condition) => Boolean(condition)) as FieldCondition[];
}

/** Sort keys of fields. They must match the expressions of the indexes exactly. */
export const sortKeys: Record<FieldKind, { sql: SqlText; kind: CursorKind }> = {
  text: { sql: sql`left(lower(v.text), 60)`, kind: 'text' },
  number: { sql: sql`v.number`, kind: 'amount' },
  date: { sql: sql`v.date`, kind: 'time' },
  choice: { sql: sql`v.choice`, kind: 'number' },
};
