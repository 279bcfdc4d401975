import type { ChangedKind, StreamMessage } from '@polaris/contracts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isHeld } from './list-news.ts';
import { dropAnswers } from '../read-ahead.ts';
import { updateHeldList } from './update-held-list.ts';

/** Where the calls begin that show records of each kind. */
const paths: Record<ChangedKind, readonly string[]> = {
  contact: ['/api/admin/contact-submissions', '/api/admin/statistics'],
  customer: [
    '/api/customers',
    '/api/admin/customers',
    '/api/admin/tags',
    '/api/admin/customer-fields',
  ],
  activity: ['/api/activities', '/api/customers', '/api/admin/customers', '/api/admin/statistics'],
  service: ['/api/services'],
  asset: ['/api/assets'],
  purchase: ['/api/admin/purchases', '/api/customers', '/api/admin/money', '/api/admin/customers'],
  appointment: ['/api/admin/sessions'],
};
/** These show records of every kind. */
const everyKind = ['/api/admin/audit', '/api/admin/trash', '/api/admin/mails'];

/** Which ids of a kind were changed; null for any. */
type ChangedIds = Map<ChangedKind, Set<number> | null>;

/**
 * Shows what has changed on the server. Records are read again; lists that offer their news are updated
 * in place. What is not shown now is read when it is next shown.
 */
export async function applyChanges(
  cache: QueryClient,
  messages: readonly StreamMessage[],
): Promise<void> {
  dropAnswers();
  const ids = changedIds(messages);
  const concerned = cache
    .getQueryCache()
    .findAll({ predicate: (query) => kindsOf(query, ids).length > 0 });
  const isUpdatable = (query: Query) => query.isActive() && isHeld(query.queryHash);
  const held = concerned.filter(isUpdatable);
  const others = new Set(concerned.filter((query) => !isUpdatable(query)));
  await Promise.all([
    cache.invalidateQueries({ predicate: (query) => others.has(query) }),
    ...held.map((query) => updateOrForget(cache, query, idsFor(query, ids))),
  ]);
}

/** A list that could not be read now is read when it is next shown. */
function updateOrForget(cache: QueryClient, query: Query, ids: Set<number> | null): Promise<void> {
  const forget = () =>
    cache.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
  return updateHeldList(cache, query, ids).catch(forget);
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
