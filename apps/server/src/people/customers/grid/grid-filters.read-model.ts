import type { GridQuery } from '@polaris/contracts';
import { keyContains, searchKey } from '../../../platform/database/search-key';
import { type SqlText, sql } from '../../../platform/database/sql';
import { OWING } from '../../../sales/balances/balances.read-model';
import { type List, narrow } from '../../../platform/database/list/sql-list';

type Paged = 'limit' | 'cursor' | 'before' | 'q' | 'total' | 'sort';
type Filter = Exclude<keyof GridQuery, Paged | 'fields' | 'fieldFilters'>;

const values = (text: string): string[] => text.split(',');

/** A condition, and the value of its `?`. */
type Condition = readonly [condition: SqlText, value: unknown];

const conditions: Record<Filter, (text: string) => Condition> = {
  status: (text) => [sql`r.status = any(?::text[])`, values(text)],
  tag: (text) => [
    sql`exists (select 1 from customer_tags t
      where t."customerId" = r.id and t."tagId" = any(?::int[]))`,
    values(text).map(Number),
  ],
  company: (text) => [keyContains(searchKey(sql`r.company`)), text],
  valueFrom: (text) => [sql`r."totalValue" >= ?::numeric`, text],
  valueTo: (text) => [sql`r."totalValue" <= ?::numeric`, text],
  owed: (text) => [sql`(r.id in (${OWING})) = ?::boolean`, text],
  activeAfter: (text) => [sql`r."lastAt" >= ?::timestamptz`, text],
  activeBefore: (text) => [sql`r."lastAt" < ?::timestamptz`, text],
  followUpBy: (text) => [
    sql`exists (select 1 from activities a where a."customerId" = r.id
      and a."dueOn" <= ?::date and a."doneAt" is null)`,
    text,
  ],
  sinceAfter: (text) => [sql`r."createdAt" >= ?::timestamptz`, text],
  sinceBefore: (text) => [sql`r."createdAt" < ?::timestamptz`, text],
};

const isFilter = (name: string): name is Filter => Object.hasOwn(conditions, name);

const filtersIn = (query: GridQuery): Condition[] =>
  Object.entries(query).flatMap(([name, value]) =>
    isFilter(name) && typeof value === 'string' && value !== '' ? [conditions[name](value)] : [],
  );

/** Applies all filters of a query to a list of customers. */
export const narrowByFilters = (list: List, query: GridQuery): List =>
  filtersIn(query).reduce(
    (narrowed, [condition, value]) => narrow(narrowed, condition, value),
    list,
  );
