import { activityInputSchema } from '@polaris/contracts';
import * as z from 'zod/mini';

/** An activity on its way to the server. */
export const captureSchema = z.object({
  /** Its `Idempotency-Key`, from the start: under it the server stores it once. */
  key: z.string(),
  /** Whose it is: it is sent while this account is signed in, and never by another. */
  user: z.string(),
  server: z.string(),
  input: activityInputSchema,
  /** What the server said when it refused it. */
  refused: z.optional(z.string()),
});
export type Capture = z.output<typeof captureSchema>;

/** The capture that a record holds; null for anything else. */
export function captureIn(text: string): Capture | null {
  try {
    return captureSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
