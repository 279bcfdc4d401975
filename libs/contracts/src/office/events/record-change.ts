import * as z from 'zod/mini';

/** The kinds of records whose changes the server pushes. */
export const changedKinds = [
  'contact',
  'customer',
  'company',
  'activity',
  'task',
  'service',
  'asset',
  'purchase',
  'appointment',
  'customer_file',
  'message',
  'assistant_draft',
  /** The health page, with the backups. */
  'health',
] as const;

/** One changed record; with a null id, many of a kind. It contains no values. */
export const recordChangeSchema = z.object({
  kind: z.enum(changedKinds),
  change: z.enum(['created', 'updated', 'deleted']),
  id: z.nullable(z.int()),
});
export type RecordChange = z.output<typeof recordChangeSchema>;
export type ChangedKind = RecordChange['kind'];

/** A parsed message of the stream; `reset` means that changes may have been missed. */
export const streamMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('change'), change: recordChangeSchema }),
  z.object({ type: z.literal('reset') }),
]);
export type StreamMessage = z.output<typeof streamMessageSchema>;

/** The path of the server-sent events that tell an owner of changes. */
export const EVENTS_PATH = '/api/admin/events';

/** The names of the events on the stream. */
export const streamEvents = {
  /** A changed record, as JSON. */
  change: 'change',
  /** Changes may have been missed: read again what is shown. */
  reset: 'reset',
  /** Nothing happened, and the stream is open. */
  heartbeat: 'heartbeat',
} as const;

/** The longest time between two heartbeats, in milliseconds. */
export const HEARTBEAT_MS = 25_000;
