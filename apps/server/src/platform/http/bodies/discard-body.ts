import type { IncomingMessage } from 'node:http';

/**
 * Takes in what is left of a body that nobody reads, and drops it: a sender who is cut off in the
 * middle rarely sees the answer. Past `most` bytes the connection is closed all the same.
 */
export function discardBody(request: IncomingMessage, most: number): void {
  if (request.complete) return;
  let left = most;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
