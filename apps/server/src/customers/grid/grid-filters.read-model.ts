import type { GridQuery } from '@polaris/contracts';
import { OWING } from '../../balances/balances.read-model';
import { contains } from '../../platform/database/list/list';
import { type List, narrow } from '../../platform/database/list/sql-list';

type Paged = 'limit' | 'cursor' | 'before' | 'q' | 'sort';
type Filter = Exclude<keyof GridQuery, Paged | 'fields' | 'fieldFilters'>;

const values = (text: string): string[] => text.split(',');

/** A condition, and what its `?` stands for. */
type Condition = readonly [condition: string, value: unknown];

const conditions: Record<Filter, (text: string) => Condition> = {
  status: (text) => ['r.status = any(?::text[])', values(text)],
  tag: (text) => [
    `exists (select 1 from customer_tags t
      where t."customerId" = r.id and t."tagId" = any(?::int[]))`,
    values(text).map(Number),
  ],
  company: (text) => ['r.company ilike ?', contains(text)],
  valueFrom: (text) => ['r."totalValue" >= ?::numeric', text],
  valueTo: (text) => ['r."totalValue" <= ?::numeric', text],
  owed: (text) => [`(r.id in (${OWING})) = ?::boolean`, text],
  activeAfter: (text) => ['r."lastAt" >= ?::timestamptz', text],
  activeBefore: (text) => ['r."lastAt" < ?::timestamptz', text],
  followUpBy: (text) => [
    `exists (select 1 from activities a where a."customerId" = r.id
      and a."dueOn" <= ?::date and a."doneAt" is null)`,
    text,
  ],
  sinceAfter: (text) => ['r."createdAt" >= ?::timestamptz', text],
  sinceBefore: (text) => ['r."createdAt" < ?::timestamptz', text],
};

const isFilter = (name: string): name is Filter => name in conditions;

const filtersIn = (query: GridQuery): Condition[] =>
  Object.entries(query).flatMap(([name, value]) =>
    isFilter(name) && typeof value === 'string' && value !== '' ? [conditions[name](value)] : [],
  );

/** A list of customers narrowed by all filters of a query. */
export const narrowByFilters = (list: List, query: GridQuery): List =>
  filtersIn(query).reduce(
    (narrowed, [condition, value]) => narrow(narrowed, condition, value),
    list,
  );
