import type { Problem } from '@polaris/contracts';

interface ApiFailure {
  status: number;
  detail: string;
  problem?: Problem | undefined;
  retryAfter?: number | undefined;
}

/** A response that is not OK. Its message is the status, a colon, and the server's detail. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly detail: string;
  readonly problem: Problem | undefined;
  /** Seconds to wait before a retry (Retry-After). */
  readonly retryAfter: number | undefined;

  constructor({ status, detail, problem, retryAfter }: ApiFailure) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** The message to show: how long to wait, the server's detail, or the error's own message. */
export function errorMessage(error: unknown): string {
  if (hasStatus(error, 429) && error.retryAfter !== undefined)
    return `Too many attempts. ${waitText(error.retryAfter)}`;
  if (error instanceof ApiError) return error.detail;
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}

/** "Try again in 12 minutes.", from seconds, rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [minutes, 'minute'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
