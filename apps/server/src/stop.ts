import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Longer than any request may take: half a minute to arrive, the time limits of the database to be
 * answered. docker-compose.yml leaves a third more, in which the database stops.
 */
const LIMIT_MS = 40_000;

/** What a running server consists of; each part may not be there yet. */
export interface Parts {
  /** Answers requests under way, then closes the server. */
  server(): Promise<void>;
  database(): Promise<void>;
}

/**
 * A signal of any kind stops the server, and those that follow change nothing: a terminal and a
 * service manager send several. Answers whether one has come.
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

/** The database stops last and in any case; the exit code is 0 when all has stopped in time. */
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
