import { IncomingMessage } from 'node:http';

/** Honest senders of small bodies may send some small pieces. */
const FREE_PIECES = 500;
/** Less than the smallest packet of TCP, on average. */
const LEAST_BYTES = 64;

/**
 * A request that ends when its body comes in crumbs: each piece costs as much as a thousand bytes, before anyone can
 * ask who sends it.
 */
export class CoarseRequest extends IncomingMessage {
  private pieces = 0;
  private bytes = 0;

  override push(chunk: Buffer | null): boolean {
    if (chunk === null) return super.push(chunk);
    this.pieces += 1;
    this.bytes += chunk.length;
    if (this.pieces <= FREE_PIECES || this.bytes >= this.pieces * LEAST_BYTES)
      return super.push(chunk);
    if (!this.destroyed) this.destroy();
    return false;
  }
}
