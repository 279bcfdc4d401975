import type { StreamMessage } from '@polaris/contracts';

export type StreamListener = (message: StreamMessage) => void;

/** Opens a stream of what changes on the server; the function that it returns closes it. */
export type OpenStream = (listener: StreamListener) => () => void;
