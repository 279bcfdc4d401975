import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../../problem/problem';

const MB = 1024 * 1024;
/** The most bytes of all arriving bodies on this server: a fraction of the process's memory. */
const MAX_BYTES = 64 * MB;
/** The most bytes from one network address: more than an office sends, and too few to use up the total. */
const MAX_BYTES_OF_ADDRESS = 16 * MB;
const MAX_BODIES_OF_ADDRESS = 256;
/** The initial buffer, enough for a small body; it grows as more arrives. */
const FIRST_BYTES = 16 * 1024;
const RETRY_SECONDS = 5;

interface Held {
  bodies: number;
  bytes: number;
}

let heldBytes = 0;
const heldByAddress = new Map<string, Held>();
const addresses = new WeakMap<IncomingMessage, string>();

/** Sets the network address that the body counts for, see `addressKey`; call it before reading. */
export const setSender = (body: IncomingMessage, address: string): void =>
  void addresses.set(body, address);

/**
 * The only way to read a body. The buffer grows with what has arrived, as an announced length costs a sender nothing.
 * @throws ProblemError 413 with `tooLarge` past `most` bytes, 400 when it is cut off, 429 or 503 while others arrive
 */
export async function readBody(
  body: IncomingMessage,
  most: number,
  tooLarge = 'The request is too large.',
): Promise<Buffer> {
  const declared = Number(body.headers['content-length'] ?? most);
  if (declared > most) throw new ProblemError(413, tooLarge);
  const arriving = new ArrivingBody(addresses.get(body) ?? body.socket.remoteAddress ?? '');
  try {
    for await (const chunk of piecesOf(body)) {
      if (arriving.length + chunk.length > most) throw new ProblemError(413, tooLarge);
      arriving.add(chunk, declared);
    }
    return arriving.toBuffer();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError(400, 'The request did not arrive completely.');
  } finally {
    arriving.release();
  }
}

const piecesOf = (body: IncomingMessage) =>
  body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;

class ArrivingBody {
  length = 0;
  private memory = Buffer.alloc(0);
  private readonly held: Held;

  constructor(private readonly address: string) {
    this.held = heldByAddress.get(address) ?? { bodies: 0, bytes: 0 };
    if (this.held.bodies >= MAX_BODIES_OF_ADDRESS) throw tooMany();
    this.held.bodies += 1;
    heldByAddress.set(address, this.held);
  }

  add(chunk: Buffer, most: number): void {
    const needed = this.length + chunk.length;
    if (needed > this.memory.length)
      this.grow(Math.min(Math.max(needed, 2 * this.memory.length, FIRST_BYTES), most));
    this.length += chunk.copy(this.memory, this.length);
  }

  toBuffer(): Buffer {
    return this.memory.subarray(0, this.length);
  }

  release(): void {
    heldBytes -= this.memory.length;
    this.held.bytes -= this.memory.length;
    this.held.bodies -= 1;
    if (this.held.bodies === 0) heldByAddress.delete(this.address);
  }

  private grow(size: number): void {
    const more = size - this.memory.length;
    if (this.held.bytes + more > MAX_BYTES_OF_ADDRESS) throw tooMany();
    if (heldBytes + more > MAX_BYTES)
      throw new ProblemError(
        503,
        'Too much is being sent at once. Please try again in a few seconds.',
        undefined,
        RETRY_SECONDS,
      );
    heldBytes += more;
    this.held.bytes += more;
    const memory = Buffer.allocUnsafe(size);
    this.memory.copy(memory, 0, 0, this.length);
    this.memory = memory;
  }
}

const tooMany = () =>
  new ProblemError(
    429,
    'You are sending too much at once. Please try again in a few seconds.',
    undefined,
    RETRY_SECONDS,
  );
