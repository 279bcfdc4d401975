import { Readable } from 'node:stream';

/** A client that has left so many bytes unread, beyond what the network holds, is dropped. */
const MAX_UNREAD = 64 * 1024;

/** The response to one client: takes text as it comes, and never waits for the client. */
export class EventStream extends Readable {
  private ended = false;

  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }

  send(text: string): void {
    if (this.destroyed || this.ended) return;
    if (this.readableLength > MAX_UNREAD) this.destroy();
    else this.push(text);
  }

  /** Ends the response; the client opens another. */
  end(): void {
    if (this.destroyed || this.ended) return;
    this.ended = true;
    this.push(null);
  }

  override _read(): void {
    // Text is pushed as it comes.
  }
}
