import { sql } from '../platform/database/sql';
import { setTimeout as sleep } from 'node:timers/promises';

/** Shorter than most tests' timeout, so that a failure shows the last value. */
const PATIENCE_MS = 240_000;

/** Reads a value repeatedly until it meets the condition, and returns it. */
export async function until<T>(
  read: () => T | Promise<T>,
  isRight: (value: T) => unknown = Boolean,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const value = await read();
    if (isRight(value)) return value;
    if (performance.now() > end) throw new Error(`Waited in vain for ${describe(isRight, value)}`);
    await sleep(20);
  }
}

const describe = (isRight: (value: never) => unknown, value: unknown): string =>
  `${isRight.toString()}; the last value is ${JSON.stringify(value)}.`;

interface Queried {
  query(sql: string, values: unknown[]): Promise<object[]>;
}

/** Waits until a statement like `pattern` is blocked by a lock. */
export const untilBlocked = (database: Queried, pattern = '%'): Promise<unknown> =>
  until(
    () =>
      database.query(
        sql`select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query ilike $1`,
        [pattern],
      ),
    (blocked) => blocked.length > 0,
  );
