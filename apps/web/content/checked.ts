import type * as z from 'zod/mini';

/** Checks content when it is loaded, and keeps its literal types. */
export function checked<S extends z.ZodMiniType, const T extends z.output<S>>(
  schema: S,
  content: T,
): T {
  schema.parse(content);
  return content;
}
