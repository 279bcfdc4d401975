import { FILE_TOO_LARGE } from '@polaris/contracts';
import { ApiError, hasStatus, sentence } from '../../../../api/client/api-error.ts';

/** The message for a failed upload. A proxy may have rejected it with a page of its own. */
export function importFailure(error: unknown): string {
  if (hasStatus(error, 413)) return FILE_TOO_LARGE;
  if (error instanceof ApiError && !error.problem && error.status !== 429)
    return `The server could not read the file (${error.status}). Please try again.`;
  return sentence(error);
}

/** True if the same file may be accepted later: the server is busy or unreachable. */
export const canTryAgain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
