import type { ChangedKind, StreamMessage } from '@polaris/contracts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { offersChanges } from './list-changes.ts';
import { dropPrefetched } from '../../client/prefetched.ts';
import type { ReadPath } from '@polaris/contracts/api';
import { updateListInPlace } from './update-list-in-place.ts';

const TODAY: ReadPath = '/api/admin/today';
const CALENDAR: ReadPath = '/api/admin/calendar';

/** The calls that show which people belong to which company. */
const COMPANIES: readonly ReadPath[] = [
  '/api/admin/companies',
  '/api/admin/company-texts',
  '/api/admin/company-conversions',
];

/** Path prefixes of the calls that show each kind of record, also as the next step of a purchase. */
const paths: Record<ChangedKind, readonly ReadPath[]> = {
  contact: ['/api/admin/contact-submissions', '/api/admin/statistics/weeks', TODAY],
  customer: [
    '/api/customers',
    '/api/admin/customers',
    '/api/admin/tags',
    '/api/admin/customer-fields',
    '/api/admin/duplicate-customers',
    '/api/admin/tasks',
    CALENDAR,
    ...COMPANIES,
    TODAY,
  ],
  company: ['/api/customers', ...COMPANIES],
  activity: [
    '/api/activities',
    '/api/customers',
    '/api/admin/customers',
    '/api/admin/statistics/weeks',
    TODAY,
  ],
  task: ['/api/admin/tasks', CALENDAR, TODAY],
  service: ['/api/services'],
  asset: ['/api/assets'],
  purchase: [
    '/api/admin/purchases',
    '/api/customers',
    '/api/admin/money',
    '/api/admin/customers',
    TODAY,
  ],
  appointment: [
    '/api/admin/sessions',
    '/api/admin/contact-submissions',
    '/api/admin/purchases',
    CALENDAR,
    TODAY,
  ],
  customer_file: ['/api/customers', '/api/admin/file-space'],
  message: ['/api/admin/messages/unread', '/api/admin/customers', '/api/admin/purchases', TODAY],
  assistant_draft: ['/api/admin/assistant-drafts', TODAY],
  health: ['/api/admin/health', '/api/admin/backups'],
};
/** Paths that show all kinds of records. */
const everyKind: readonly ReadPath[] = ['/api/admin/audit', '/api/admin/trash', '/api/admin/mails'];

/** The changed ids of a kind; null for all. */
type ChangedIds = Map<ChangedKind, Set<number> | null>;

/**
 * Shows changes of the server: reloads records, and updates in place the lists that offer new entries. Hidden data is
 * reloaded when shown.
 */
export async function applyChanges(
  cache: QueryClient,
  messages: readonly StreamMessage[],
): Promise<void> {
  dropPrefetched();
  const ids = changedIds(messages);
  const affected = cache
    .getQueryCache()
    .findAll({ predicate: (query) => kindsOf(query, ids).length > 0 });
  const isUpdatable = (query: Query) => query.isActive() && offersChanges(query.queryHash);
  const offering = affected.filter(isUpdatable);
  const others = new Set(affected.filter((query) => !isUpdatable(query)));
  await Promise.all([
    cache.invalidateQueries({ predicate: (query) => others.has(query) }),
    ...offering.map((query) => updateOrForget(cache, query, idsFor(query, ids))),
  ]);
}

/** A list that fails to load now is read when it is next shown. */
function updateOrForget(cache: QueryClient, query: Query, ids: Set<number> | null): Promise<void> {
  const forget = () =>
    cache.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
  return updateListInPlace(cache, query, ids).catch(forget);
}

function changedIds(messages: readonly StreamMessage[]): ChangedIds {
  const ids: ChangedIds = new Map();
  for (const message of messages)
    if (message.type === 'reset') for (const kind of allKinds) ids.set(kind, null);
    else add(ids, message.change.kind, message.change.id);
  return ids;
}

const allKinds = Object.keys(paths) as ChangedKind[];

function add(ids: ChangedIds, kind: ChangedKind, id: number | null): void {
  const known = ids.get(kind);
  if (known === null || id === null) ids.set(kind, null);
  else ids.set(kind, (known ?? new Set()).add(id));
}

function kindsOf({ queryKey: [path] }: Query, ids: ChangedIds): ChangedKind[] {
  const read = String(path);
  return [...ids.keys()].filter((kind) =>
    [...paths[kind], ...everyKind].some((begin) => read.startsWith(begin)),
  );
}

function idsFor(query: Query, ids: ChangedIds): Set<number> | null {
  const all = new Set<number>();
  for (const kind of kindsOf(query, ids)) {
    const some = ids.get(kind);
    if (!some) return null;
    for (const id of some) all.add(id);
  }
  return all;
}
