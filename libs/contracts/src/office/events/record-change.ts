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
  /** What needs attention, and the backups. */
  'health',
] as const;

/** One record that was changed, or, with the id null, many of a kind at once. It holds no values. */
export const recordChangeSchema = z.object({
  kind: z.enum(changedKinds),
  change: z.enum(['created', 'updated', 'deleted']),
  id: z.nullable(z.int()),
});
export type RecordChange = z.output<typeof recordChangeSchema>;
export type ChangedKind = RecordChange['kind'];

/** What a client makes of the stream; after `reset`, changes may have been missed. */
export const streamMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('change'), change: recordChangeSchema }),
  z.object({ type: z.literal('reset') }),
]);
export type StreamMessage = z.output<typeof streamMessageSchema>;

/** The stream of server-sent events that an owner hears changes on. */
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

/** How often a heartbeat is sent at least, in milliseconds. */
export const HEARTBEAT_MS = 25_000;
