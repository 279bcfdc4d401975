import { type ContactStatus, type ContactsQuery, contactStatuses } from '@polaris/contracts';
import { type List, narrow } from '../platform/database/list/sql-list';

const values = (text: string): string[] => text.split(',');

/** A condition, and what its `?` stands for. */
type Condition = readonly [condition: string, value: unknown];

/** The filters that no stored count covers. */
function moreConditions(query: ContactsQuery): Condition[] {
  const { prefers, phone, receivedAfter, receivedBefore } = query;
  return [
    ...(prefers ? [['r."preferredContact" = any(?::text[])', values(prefers)] as const] : []),
    ...(phone ? [['(r.phone is not null) = ?::boolean', phone] as const] : []),
    ...(receivedAfter ? [['r."createdAt" >= ?::timestamptz', receivedAfter] as const] : []),
    ...(receivedBefore ? [['r."createdAt" < ?::timestamptz', receivedBefore] as const] : []),
  ];
}

/** One value is compared as such, so that the index by status has the order, too. */
function statusCondition(status: string): Condition {
  const statuses = values(status);
  return statuses.length === 1
    ? ['r.status = ?', statuses[0]]
    : ['r.status = any(?::text[])', statuses];
}

/** A list of submissions narrowed by all filters of a query. */
export function narrowContacts(list: List, query: ContactsQuery): List {
  const conditions: Condition[] = [
    ...(query.status ? [statusCondition(query.status)] : []),
    ...(query.converted ? [['r.status <> ?', 'converted'] as const] : []),
    ...moreConditions(query),
  ];
  return conditions.reduce(
    (narrowed, [condition, value]) => narrow(narrowed, condition, value),
    list,
  );
}

export const isNarrowedByMore = (query: ContactsQuery): boolean => moreConditions(query).length > 0;

/** The statuses that a list is narrowed to; undefined: it is not. */
export function countedStatuses({ status, converted }: ContactsQuery): ContactStatus[] | undefined {
  if (!status && !converted) return undefined;
  const asked = status?.split(',');
  return contactStatuses.filter(
    (each) => (!asked || asked.includes(each)) && !(converted && each === 'converted'),
  );
}
