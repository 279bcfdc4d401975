import * as z from 'zod/mini';
import { text } from '../values/text/text.ts';

/** Identifies one intended action: a request that is repeated with the same key runs only once. */
export const idempotencyKeySchema = z.optional(
  text(255).check(z.minLength(1, { error: 'Must not be empty.' })),
);
