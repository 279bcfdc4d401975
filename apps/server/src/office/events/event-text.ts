import { type RecordChange, streamEvents } from '@polaris/contracts';

/** How long a browser waits before it opens a lost stream again. */
const RETRY_MS = 3000;

/** The format of server-sent events: fields in lines, an empty line ends an event. */
const eventText = (name: keyof typeof streamEvents, data: object): string =>
  `event: ${streamEvents[name]}\ndata: ${JSON.stringify(data)}\n\n`;

export const openingText = `retry: ${RETRY_MS}\n\n`;
export const changeText = (change: RecordChange): string => eventText('change', change);
export const resetText = eventText('reset', {});
export const heartbeatText = eventText('heartbeat', {});
