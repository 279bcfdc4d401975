import { type ContactStatus, type ContactsQuery, contactStatuses } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { type List, narrow } from '../../platform/database/list/sql-list';

const values = (text: string): string[] => text.split(',');

/** A condition, and the value of its `?`. */
type Condition = readonly [condition: SqlText, value: unknown];

/** Filters that need a real count, as no stored count covers them. */
function moreConditions(query: ContactsQuery): Condition[] {
  const { prefers, phone, receivedAfter, receivedBefore } = query;
  return [
    ...(prefers ? [[sql`r."preferredContact" = any(?::text[])`, values(prefers)] as const] : []),
    ...(phone ? [[sql`(r.phone is not null) = ?::boolean`, phone] as const] : []),
    ...(receivedAfter ? [[sql`r."createdAt" >= ?::timestamptz`, receivedAfter] as const] : []),
    ...(receivedBefore ? [[sql`r."createdAt" < ?::timestamptz`, receivedBefore] as const] : []),
  ];
}

/** A single status is compared with `=`, so that the index on status also gives the order. */
function statusCondition(status: string): Condition {
  const statuses = values(status);
  return statuses.length === 1
    ? [sql`r.status = ?`, statuses[0]]
    : [sql`r.status = any(?::text[])`, statuses];
}

/** A list of submissions narrowed by all filters of a query. */
export function narrowContacts(list: List, query: ContactsQuery): List {
  const conditions: Condition[] = [
    ...(query.status ? [statusCondition(query.status)] : []),
    ...(query.converted ? [[sql`r.status <> ?`, 'converted'] as const] : []),
    ...moreConditions(query),
  ];
  return conditions.reduce(
    (narrowed, [condition, value]) => narrow(narrowed, condition, value),
    list,
  );
}

export const isNarrowedByMore = (query: ContactsQuery): boolean => moreConditions(query).length > 0;

/** The statuses in the filter; undefined if all are included. */
export function countedStatuses({ status, converted }: ContactsQuery): ContactStatus[] | undefined {
  if (!status && !converted) return undefined;
  const asked = status?.split(',');
  return contactStatuses.filter(
    (each) => (!asked || asked.includes(each)) && !(converted && each === 'converted'),
  );
}
