import { FILE_TOO_LARGE } from '@polaris/contracts';
import { ApiError, hasStatus, sentence } from '../../../api/api-error.ts';

/** What to tell of an upload that failed: a proxy may have refused it, with a page of its own. */
export function importFailure(error: unknown): string {
  if (hasStatus(error, 413)) return FILE_TOO_LARGE;
  if (error instanceof ApiError && !error.problem && error.status !== 429)
    return `The server could not read the file (${error.status}). Please try again.`;
  return sentence(error);
}

/** True where the same file may well be taken the next time: the server is busy or out of reach. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
