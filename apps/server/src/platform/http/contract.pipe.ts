import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { FieldError } from '@polaris/contracts';
import { invalid } from './problem';

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** Checks what a handler declares with `@Body({ schema })` and the like, and answers 400 by field. */
export const contractPipe = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => invalid(toFieldErrors(issues)),
  });

export function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.slice(0, 50).map(({ path, message }) => ({
    path: (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }));
}
