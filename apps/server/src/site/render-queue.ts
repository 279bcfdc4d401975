import pLimit from 'p-limit';
import { unavailable } from '../platform/http/problem';

/** Rendering takes the one processor that all requests share: few at a time leave them their turn. */
const AT_ONCE = 2;
/** With the time that a page may wait for the database, a visitor waits no longer than six seconds. */
const WAIT_MS = 2000;
const MOST_WAITING = 100;

const limit = pLimit(AT_ONCE);

/** Runs a render when it is its turn; answers 503 instead when that takes too long. */
export function whenItsTurn<T>(render: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MOST_WAITING) return Promise.reject(unavailable());
  const latest = Date.now() + WAIT_MS;
  return limit(() => {
    if (Date.now() > latest) throw unavailable();
    return render();
  });
}
