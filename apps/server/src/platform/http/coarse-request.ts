import { IncomingMessage } from 'node:http';

/** Small pieces that honest senders of small bodies may send. */
const FREE_PIECES = 500;
/** The required average per piece, less than the smallest TCP packet. */
const MIN_PIECE_BYTES = 64;

/**
 * A request that is aborted when its body arrives in tiny pieces: each costs as much as a thousand bytes, before the
 * sender can be authenticated.
 */
export class CoarseRequest extends IncomingMessage {
  private pieces = 0;
  private bytes = 0;

  override push(chunk: Buffer | null): boolean {
    if (chunk === null) return super.push(chunk);
    this.pieces += 1;
    this.bytes += chunk.length;
    if (this.pieces <= FREE_PIECES || this.bytes >= this.pieces * MIN_PIECE_BYTES)
      return super.push(chunk);
    if (!this.destroyed) this.destroy();
    return false;
  }
}
