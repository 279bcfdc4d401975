import * as z from 'zod/mini';

/**
 * The version of all calls together. It is raised when a call changes so that an older app could no
 * longer use it, or an app needs what only newer servers have; what is only added does not raise it.
 */
export const API_VERSION = 1;
/** The oldest version that the server still answers, and that an app still asks. */
export const OLDEST_API_VERSION = 1;

/** `product` lets the desktop app tell a Polaris from any other server. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  product: z.literal('polaris'),
  apiVersion: z.int(),
  oldestApiVersion: z.int(),
  /** Of the release, such as 1.4.0; older servers do not say it. */
  version: z.optional(z.string()),
});
export type Health = z.output<typeof healthSchema>;

export const health: Health = {
  status: 'ok',
  product: 'polaris',
  apiVersion: API_VERSION,
  oldestApiVersion: OLDEST_API_VERSION,
};

/** Servers from before there were versions say none. */
const anyHealthSchema = z.object({
  product: z.literal('polaris'),
  apiVersion: z._default(z.int(), 0),
  oldestApiVersion: z._default(z.int(), 0),
});

export type ApiFit = 'fits' | 'server-too-old' | 'app-too-old';

/** Whether an app can work with the server that answered so; null where it is no Polaris. */
export function apiFit(answer: unknown): ApiFit | null {
  const read = anyHealthSchema.safeParse(answer);
  if (!read.success) return null;
  if (read.data.apiVersion < OLDEST_API_VERSION) return 'server-too-old';
  return read.data.oldestApiVersion > API_VERSION ? 'app-too-old' : 'fits';
}
