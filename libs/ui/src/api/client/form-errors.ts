import { ApiError, sentence } from './api-error.ts';

/** The name of errors without a field. */
export const FORM_ERROR = 'root.server';

type Report = (field: string, message: string) => void;

/**
 * Reports the server's messages at their fields, and the rest above the form. `fields` are in the order
 * of the form. A report moves the focus, so the first invalid field is reported last and keeps it.
 */
export function reportProblem(error: unknown, fields: readonly string[], report: Report): void {
  const errors = (error instanceof ApiError && error.problem?.errors) || [];
  const known = errors
    .filter(({ path }) => fields.includes(path))
    .sort((one, other) => fields.indexOf(other.path) - fields.indexOf(one.path));
  for (const { path, message } of known) report(path, message);
  if (known.length === 0 || known.length < errors.length) report(FORM_ERROR, sentence(error));
}
