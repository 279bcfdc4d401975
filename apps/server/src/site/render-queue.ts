import pLimit from 'p-limit';
import { unavailable } from '../platform/problem/problem';

/** Rendering takes the one processor that all requests share: few at a time leave them their turn. */
const MAX_CONCURRENT = 2;
/** With the time that a page may wait for the database, a visitor waits no longer than six seconds. */
const WAIT_MS = 2000;
const MAX_WAITING = 100;

const limit = pLimit(MAX_CONCURRENT);

/** Runs a render when it is its turn; answers 503 instead when that takes too long. */
export function queueRender<T>(render: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) return Promise.reject(unavailable());
  const deadline = Date.now() + WAIT_MS;
  return limit(() => {
    if (Date.now() > deadline) throw unavailable();
    return render();
  });
}
