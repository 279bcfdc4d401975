import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { FieldError, Problem } from '@polaris/contracts';

/** A failure as one sentence for people, with the invalid fields if there are any. */
export class ProblemError extends HttpException {
  constructor(
    status: number,
    detail: string,
    readonly errors?: FieldError[],
    readonly retryAfterSeconds?: number,
  ) {
    super(detail, status);
  }

  toProblem(): Problem {
    return problem(this.getStatus(), this.message, this.errors);
  }
}

export function problem(status: number, detail: string, errors?: FieldError[]): Problem {
  return {
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors && errors.length > 0 ? { errors } : {}),
  };
}

export const invalid = (errors: FieldError[]) =>
  new ProblemError(400, errors[0]?.message ?? 'The request is not valid.', errors);

export const notFound = (what: string) => new ProblemError(404, `${what} was not found.`);

export const isNotFound = (error: unknown): boolean =>
  error instanceof ProblemError && error.getStatus() === 404;

export const conflict = (detail: string) => new ProblemError(409, detail);

const STALE = 'Someone else has changed this. Reload to see the newest version, then save again.';

/** The response to an edit of a version that is no longer the newest. */
export const stale = () => conflict(STALE);

export const isStale = (error: unknown): boolean =>
  error instanceof ProblemError && error.message === STALE;

export const unavailable = () =>
  new ProblemError(503, 'The service is briefly unavailable. Please try again.', undefined, 5);

/** Limits the length, since the name of an unknown field can be of any length. */
const MAX_MESSAGE = 500;

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

export function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.slice(0, 50).map(({ path, message }) => ({
    path: (path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.')
      .slice(0, MAX_MESSAGE),
    message: message.slice(0, MAX_MESSAGE),
  }));
}
