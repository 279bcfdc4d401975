import type { QueryClient } from '@tanstack/react-query';

export interface Versioned {
  id: number;
  version: number;
}

/** The changes of one record that this window sends: one at a time, in the order they were asked for. */
interface Turns {
  /** Ends when the last of them does; never rejected. */
  last: Promise<unknown>;
  /** What this window alone made of the record: from version `since` to the record as last saved. */
  own?: { since: number; saved: Versioned };
}

const turnsOf = new WeakMap<QueryClient, Map<string, Turns>>();

/** Runs the work once all earlier changes of the record at this path have ended. */
export function afterChanges<Done>(
  cache: QueryClient,
  path: string,
  work: (turns: Turns) => Promise<Done>,
): Promise<Done> {
  const records = turnsOf.get(cache) ?? new Map<string, Turns>();
  turnsOf.set(cache, records);
  const turns = records.get(path) ?? { last: Promise.resolve() };
  records.set(path, turns);
  const done = turns.last.then(() => work(turns));
  turns.last = done.catch(() => undefined);
  return done;
}

/**
 * Changes a record in its turn. `send` gets it as this window has made it since the given version, so
 * that its own earlier changes are no conflict; undefined if there are none. A change of someone else
 * in between still is one.
 */
export function changeInTurn<T extends Versioned>(
  cache: QueryClient,
  path: string,
  version: number | undefined,
  send: (current: T | undefined) => Promise<T>,
): Promise<T> {
  return afterChanges(cache, path, async (turns) => {
    const current = ownIn(turns, version) as T | undefined;
    const saved = await send(current);
    remember(turns, current?.version ?? version ?? versionBefore(turns, saved), saved);
    return saved;
  });
}

/** The record as this window alone has made it since the version; undefined if it has not. */
export function ownSince(cache: QueryClient, path: string, version: number) {
  const turns = turnsOf.get(cache)?.get(path);
  return turns && ownIn(turns, version);
}

function ownIn({ own }: Turns, version: number | undefined): Versioned | undefined {
  const isOwn = own && version !== undefined && version >= own.since && version < own.saved.version;
  return isOwn ? own.saved : undefined;
}

/** Of a change that was sent without a version: known only if nobody else's came in between. */
const versionBefore = ({ own }: Turns, saved: Versioned): number =>
  own?.saved.version === saved.version - 1 ? own.saved.version : saved.version;

function remember(turns: Turns, from: number, saved: Versioned): void {
  const since = turns.own?.saved.version === from ? turns.own.since : from;
  turns.own = { since, saved };
}
