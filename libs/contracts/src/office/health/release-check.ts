import * as z from 'zod/mini';
import { timestamp } from '../../values/text/text.ts';

/** Whether the server looks for newer versions of Polaris, and what it found. */
export const releaseCheckSchema = z.object({
  /** The host that is asked; null if no publisher is set. */
  source: z.nullable(z.string()),
  isAllowed: z.boolean(),
  checkedAt: z.nullable(timestamp),
  /** A newer version than the running one; null if there is none. */
  newest: z.nullable(z.string()),
  /** The page with its release notes. */
  notesUrl: z.nullable(z.string()),
  /** Why the last check failed, in a sentence. */
  failure: z.nullable(z.string()),
});
export type ReleaseCheck = z.output<typeof releaseCheckSchema>;

export const releaseCheckInputSchema = z.strictObject({ isAllowed: z.boolean() });
export type ReleaseCheckInput = z.output<typeof releaseCheckInputSchema>;
