import {
  type Backups,
  RESTORE_PROGRESS_HEADER,
  backupsSchema,
  healthSchema,
  userSchema,
} from '@polaris/contracts';
import { ApiError } from './api-error.ts';
import { USER } from './signed-in-user.ts';
import { BACKUPS } from './backups.ts';
import { call, callOrNull } from './client.ts';

const POLL_MS = 1_000;
/** Polls after which a server that never went away has refused the restore. */
const AWAY_WITHIN = 15;

interface Waiting {
  /** What the start of the restore has returned. */
  progressToken: string;
  /** Called with each new sentence of the server about how far it is. */
  onProgress: (text: string) => void;
  signal: AbortSignal;
}

/**
 * Waits until a server that restores a backup is back. Returns null if nobody is signed in any more, as
 * after each restore; else the state of the backups, which says why the restore failed.
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
      await call('/api/health/ready', healthSchema, { headers, signal });
      const user = await callOrNull(USER, userSchema, { headers, signal });
      if (!user) return null;
      if (wasAway || poll >= AWAY_WITHIN) return await call(BACKUPS, backupsSchema, { signal });
    } catch (error) {
      signal.throwIfAborted();
      wasAway = true;
      const text = error instanceof ApiError && error.problem?.detail;
      if (text) onProgress(text);
    }
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
