import { ApiError, errorMessage, hasStatus } from './api-error.ts';

/** The name of errors without a field. */
export const FORM_ERROR = 'root.server';

const isAsked = (error: unknown, factor: 'code' | 'passkey'): boolean =>
  hasStatus(error, 401) && (error.problem?.errors?.some(({ path }) => path === factor) ?? false);

/** Whether the server requires a code of the second factor. */
export const isCodeNeeded = (error: unknown): boolean => isAsked(error, 'code');

/** Whether the server accepts a passkey instead of the code. */
export const acceptsPasskey = (error: unknown): boolean => isAsked(error, 'passkey');

/** The server's message at a field, if there is one. */
export const messageAt = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError
    ? error.problem?.errors?.find(({ path }) => path === field)?.message
    : undefined;

type Report = (field: string, message: string) => void;

/**
 * Reports the server's messages at their fields, and the rest above the form. `fields` are in the order
 * of the form. A report moves the focus, so the first invalid field is reported last and keeps it.
 */
export function forEachServerError(
  error: unknown,
  fields: readonly string[],
  report: Report,
): void {
  const errors = (error instanceof ApiError && error.problem?.errors) || [];
  const known = errors
    .filter(({ path }) => fields.includes(path))
    .sort((one, other) => fields.indexOf(other.path) - fields.indexOf(one.path));
  for (const { path, message } of known) report(path, message);
  if (known.length === 0 || known.length < errors.length) report(FORM_ERROR, errorMessage(error));
}

/** The `setError` of any form. */
type SetError = (
  field: never,
  error: { message: string },
  options: { shouldFocus: boolean },
) => void;

/** Shows the server's messages in a form, and focuses the first invalid field. */
export function applyServerErrors(
  error: unknown,
  fields: readonly string[],
  setError: SetError,
): void {
  forEachServerError(error, fields, (field, message) =>
    setError(field as never, { message }, { shouldFocus: true }),
  );
}
