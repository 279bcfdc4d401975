import { ApiError, sentence } from '../../api/api-error.ts';

/** The message for a failed upload. A proxy may have rejected it with a page of its own. */
export function uploadFailure(error: unknown): string {
  const isForeign = error instanceof ApiError && !error.problem && error.status !== 429;
  return isForeign
    ? `The server could not take the file (${error.status}). Please try again.`
    : sentence(error);
}
