import { streamMessageSchema } from '@polaris/contracts';
import { EventConnection } from './event-connection.ts';
import type { OpenStream, StreamListener } from './stream.ts';

const NAME = 'polaris-events';

/**
 * One connection for all tabs, as browsers limit connections to a host to six. The tab with the lock
 * connects and broadcasts events; when it closes, another gets the lock.
 */
export const openSharedStream: OpenStream = (listener) => {
  if (typeof EventSource === 'undefined') return () => undefined;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    const connection = new EventConnection(listener, false);
    return () => connection.close();
  }
  return shareStream(listener);
};

function shareStream(listener: StreamListener): () => void {
  const leave = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    // May come from a tab with another version.
    const message = streamMessageSchema.safeParse(data).data;
    if (message) listener(message);
  };
  const lead = (isLate: boolean) =>
    untilAborted(leave.signal, () => {
      const connection = new EventConnection((message) => {
        channel.postMessage(message);
        listener(message);
      }, isLate);
      return () => connection.close();
    });
  void takeLock(leave.signal, lead);
  return () => {
    leave.abort();
    channel.close();
  };
}

/** A tab that takes over may have missed events. */
async function takeLock(signal: AbortSignal, lead: (isLate: boolean) => Promise<void>) {
  const isFirst = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock && !signal.aborted) await lead(false);
    return lock !== null;
  });
  if (isFirst || signal.aborted) return;
  await navigator.locks.request(NAME, { signal }, () => lead(true)).catch(ignoreAbort);
}

/** Resolves on abort, after cleanup. */
const untilAborted = (signal: AbortSignal, begin: () => () => void): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done();
    const end = begin();
    signal.addEventListener('abort', () => {
      end();
      done();
    });
  });

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
