import { ApiError, sentence } from './api-error.ts';

/** The name of a form's error that belongs to no field. */
export const FORM_ERROR = 'root.server';

type Report = (field: string, message: string) => void;

/** Reports the server's messages at their fields, and the rest above the form. */
export function reportProblem(error: unknown, fields: readonly string[], report: Report): void {
  const errors = (error instanceof ApiError && error.problem?.errors) || [];
  const known = errors.filter(({ path }) => fields.includes(path));
  for (const { path, message } of known) report(path, message);
  if (known.length === 0 || known.length < errors.length) report(FORM_ERROR, sentence(error));
}
