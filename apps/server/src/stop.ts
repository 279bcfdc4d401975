import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Longer than any request takes: half a minute to arrive, plus the database's time limits to respond.
 * docker-compose.yml allows a third more, for the database to stop.
 */
const LIMIT_MS = 40_000;

/** The parts of a running server; each may not exist yet. */
export interface Parts {
  /** Completes running requests, then closes the server. */
  server(): Promise<void>;
  database(): Promise<void>;
}

/**
 * Stops the server at the first signal of any kind and ignores later ones: a terminal and a service manager send
 * several. Returns a function that tells whether a signal was received.
 */
export function stopOnSignals(parts: Parts): () => boolean {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stopInOrder(parts, LIMIT_MS).then((code) => process.exit(code));
    });
  return () => stopping;
}

/** The database is stopped last and always; the exit code is 0 if everything stopped in time. */
export async function stopInOrder(parts: Parts, limitMs: number): Promise<0 | 1> {
  const limit = sleep(limitMs, false, { ref: false });
  const serverClosed = await Promise.race([succeeds(() => parts.server()), limit]);
  const databaseStopped = await succeeds(() => parts.database());
  return serverClosed && databaseStopped ? 0 : 1;
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(`While stopping: ${(error as Error).message}`);
    return false;
  }
}
