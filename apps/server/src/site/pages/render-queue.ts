import { queueWork } from '../../platform/http/limits/limit-concurrency';

/**
 * Rendering takes the one processor that all requests share: few at a time leave them their turn. With the time
 * that a page may wait for the database, a visitor waits no longer than six seconds.
 */
export const queueRender = queueWork({ atOnce: 2, maxWaiting: 100, waitMs: 2000 });
