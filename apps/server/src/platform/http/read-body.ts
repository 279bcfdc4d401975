import type { IncomingMessage } from 'node:http';

/** The body is longer than what is read. */
export class BodyTooLargeError extends Error {}

/**
 * Reads a body into one piece of memory. A million pieces of one byte would each take a hundred times
 * as much, so none of them is held. The connection stays open for the answer in any case.
 */
export async function readBody(body: IncomingMessage, most: number): Promise<Buffer> {
  const declared = Number(body.headers['content-length'] ?? most);
  if (declared > most) throw new BodyTooLargeError();
  const whole = Buffer.allocUnsafe(declared);
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (length + chunk.length > whole.length) throw new BodyTooLargeError();
    length += chunk.copy(whole, length);
  }
  return whole.subarray(0, length);
}
