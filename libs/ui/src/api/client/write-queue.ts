import type { QueryClient } from '@tanstack/react-query';

export interface Versioned {
  id: number;
  version: number;
}

/** The changes of one record by this window, sent one at a time in order. */
interface WriteQueue {
  /** Resolves when the last one ends; never rejects. */
  last: Promise<unknown>;
  /** The record as changed only by this window since version `since`. */
  own?: { since: number; saved: Versioned };
}

const queues = new WeakMap<QueryClient, Map<string, WriteQueue>>();

/** Runs the work once all earlier changes of the record at this path have ended. */
export function queueWrite<Done>(
  cache: QueryClient,
  path: string,
  work: (queue: WriteQueue) => Promise<Done>,
): Promise<Done> {
  const records = queues.get(cache) ?? new Map<string, WriteQueue>();
  queues.set(cache, records);
  const queue = records.get(path) ?? { last: Promise.resolve() };
  records.set(path, queue);
  const done = queue.last.then(() => work(queue));
  queue.last = done.catch(() => undefined);
  return done;
}

/**
 * Changes a record after its queued changes. `send` gets the record as changed by this window since the given version,
 * so that the window's own changes are no conflict; undefined if there are none. Other changes still conflict.
 */
export function queueVersionedWrite<T extends Versioned>(
  cache: QueryClient,
  path: string,
  version: number | undefined,
  send: (current: T | undefined) => Promise<T>,
): Promise<T> {
  return queueWrite(cache, path, async (queue) => {
    const current = ownChangesIn(queue, version) as T | undefined;
    const saved = await send(current);
    remember(queue, current?.version ?? version ?? versionBefore(queue, saved), saved);
    return saved;
  });
}

/** The record as changed only by this window since the version; undefined otherwise. */
export function ownChangesSince(cache: QueryClient, path: string, version: number) {
  const queue = queues.get(cache)?.get(path);
  return queue && ownChangesIn(queue, version);
}

function ownChangesIn({ own }: WriteQueue, version: number | undefined): Versioned | undefined {
  const isOwn = own && version !== undefined && version >= own.since && version < own.saved.version;
  return isOwn ? own.saved : undefined;
}

/** For a change without a version: only if no other change came in between. */
const versionBefore = ({ own }: WriteQueue, saved: Versioned): number =>
  own?.saved.version === saved.version - 1 ? own.saved.version : saved.version;

function remember(queue: WriteQueue, from: number, saved: Versioned): void {
  const since = queue.own?.saved.version === from ? queue.own.since : from;
  queue.own = { since, saved };
}
