import { captureInputSchema } from '@polaris/contracts';
import type { CapturesElsewhere } from '../../bridge/bridge.ts';
import * as z from 'zod/mini';

/** An activity that waits to be sent to the server. */
export const captureSchema = z.object({
  /** The `Idempotency-Key`: even if it is sent repeatedly, the server stores it once. */
  key: z.string(),
  /** The account that captured it: it is sent only while this account is signed in. */
  user: z.string(),
  server: z.string(),
  input: captureInputSchema,
  /**
   * For a new person: the key for adding its customer, if that differs from the capture's own key or was already done.
   */
  person: z.optional(z.string()),
  /** The server's message, if it rejected the activity. */
  refused: z.optional(z.string()),
});
export type Capture = z.output<typeof captureSchema>;

/** The account whose captures are sent now. */
export interface Account {
  user: string;
  server: string;
}

/** Parses a record; null if it is not a capture. */
export function parseCapture(text: string): Capture | null {
  try {
    return captureSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** How many of the captures wait at each server. */
export function countByServer(captures: readonly Capture[]): CapturesElsewhere[] {
  const servers = [...new Set(captures.map(({ server }) => server))];
  return servers.map((server) => ({
    server,
    count: captures.filter((capture) => capture.server === server).length,
  }));
}
