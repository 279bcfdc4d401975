import { recordChangeSchema } from '@polaris/contracts';
import * as z from 'zod/mini';

/** What a stream reports; after `reset`, changes may have been missed. */
export const streamMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('change'), change: recordChangeSchema }),
  z.object({ type: z.literal('reset') }),
]);
export type StreamMessage = z.output<typeof streamMessageSchema>;

export type StreamListener = (message: StreamMessage) => void;

/** Opens a stream of what changes on the server; the function that it returns closes it. */
export type OpenStream = (listener: StreamListener) => () => void;
