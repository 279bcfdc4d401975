import type { StreamMessage } from '@polaris/contracts';

export type StreamListener = (message: StreamMessage) => void;

/** Opens a stream of server changes; returns the close function. */
export type OpenStream = (listener: StreamListener) => () => void;
