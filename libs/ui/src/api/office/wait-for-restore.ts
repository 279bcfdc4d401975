import {
  type Backups,
  RESTORE_PROGRESS_HEADER,
  getBackups,
  getReadiness,
  getUser,
} from '@polaris/contracts';
import { ApiError } from '../client/api-error.ts';
import { call, callOrNull } from '../client/client.ts';

const POLL_MS = 1_000;
/** The number of polls after which a server that never went down has rejected the restore. */
const AWAY_WITHIN = 15;

interface Waiting {
  /** The token returned by starting the restore. */
  progressToken: string;
  /** Called with each progress message. */
  onProgress: (text: string) => void;
  signal: AbortSignal;
}

/**
 * Waits until the restoring server is back. Returns null if signed out, as after each restore; else the
 * state of backups, with the reason of a failure.
 */
export async function waitForRestore({
  progressToken,
  onProgress,
  signal,
}: Waiting): Promise<Backups | null> {
  const headers = { [RESTORE_PROGRESS_HEADER]: progressToken };
  let wasAway = false;
  for (let poll = 1; ; poll++) {
    await pause();
    signal.throwIfAborted();
    try {
      await call(getReadiness, { headers, signal });
      const user = await callOrNull(getUser, { headers, signal });
      if (!user) return null;
      if (wasAway || poll >= AWAY_WITHIN) return await call(getBackups, { signal });
    } catch (error) {
      signal.throwIfAborted();
      wasAway = true;
      const text = error instanceof ApiError && error.problem?.detail;
      if (text) onProgress(text);
    }
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
