import * as z from 'zod/mini';

/**
 * The version of the whole API. Raise it when a change breaks older apps, or when an app needs what only newer servers
 * have. Additions do not raise it.
 */
export const API_VERSION = 1;
/** The oldest version that the server still supports, and that an app still works with. */
export const OLDEST_API_VERSION = 1;

/** `product` lets the desktop app tell a Polaris from any other server. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  product: z.literal('polaris'),
  apiVersion: z.int(),
  oldestApiVersion: z.int(),
  /** The version of the release, such as 1.4.0; older servers do not send it. */
  version: z.optional(z.string()),
});
export type Health = z.output<typeof healthSchema>;

export const health: Health = {
  status: 'ok',
  product: 'polaris',
  apiVersion: API_VERSION,
  oldestApiVersion: OLDEST_API_VERSION,
};

/** The oldest servers send no version. */
const anyHealthSchema = z.object({
  product: z.literal('polaris'),
  apiVersion: z._default(z.int(), 0),
  oldestApiVersion: z._default(z.int(), 0),
});

export type ApiFit = 'fits' | 'server-too-old' | 'app-too-old';

/** Whether an app can work with the server that sent this; null if it is not a Polaris. */
export function apiFit(answer: unknown): ApiFit | null {
  const read = anyHealthSchema.safeParse(answer);
  if (!read.success) return null;
  if (read.data.apiVersion < OLDEST_API_VERSION) return 'server-too-old';
  return read.data.oldestApiVersion > API_VERSION ? 'app-too-old' : 'fits';
}
