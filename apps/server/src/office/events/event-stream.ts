import { Readable } from 'node:stream';

/** A client with more unread bytes than this, beyond network buffers, is disconnected. */
const MAX_UNREAD = 64 * 1024;

/** The response to one client. Sends text immediately and never waits for the client. */
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

  /** Ends the response; the client then reconnects. */
  end(): void {
    if (this.destroyed || this.ended) return;
    this.ended = true;
    this.push(null);
  }

  override _read(): void {
    // Nothing to do: text is pushed when it arrives.
  }
}
