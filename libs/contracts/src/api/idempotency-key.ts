import * as z from 'zod/mini';
import { text } from '../values/text/text.ts';

/** Names one intent: sent again with the same key, a request makes nothing twice. */
export const idempotencyKeySchema = z.optional(
  text(255).check(z.minLength(1, { error: 'Must not be empty.' })),
);
