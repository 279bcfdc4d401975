import * as z from 'zod/mini';
import { timestamp } from '../../values/text/text.ts';

/** Whether somebody looks for newer versions of Polaris, and what was found. */
export const releaseCheckSchema = z.object({
  /** The machine that is asked; null if no publisher is set. */
  source: z.nullable(z.string()),
  isAllowed: z.boolean(),
  checkedAt: z.nullable(timestamp),
  /** A version that is newer than the one that runs. */
  newest: z.nullable(z.string()),
  /** What it changes. */
  notesUrl: z.nullable(z.string()),
  /** Why the last look found nothing out, in a sentence. */
  failure: z.nullable(z.string()),
});
export type ReleaseCheck = z.output<typeof releaseCheckSchema>;

export const releaseCheckInputSchema = z.strictObject({ isAllowed: z.boolean() });
export type ReleaseCheckInput = z.output<typeof releaseCheckInputSchema>;
