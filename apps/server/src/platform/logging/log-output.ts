import type { DestinationStream } from 'pino';

/** How much may wait for a reader that is stalled; further lines are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/** A failed write reports its own line; without a listener, the event would end the process. */
const ignoreError = () => undefined;

/**
 * The destination of the log. A full disk or a stalled or missing reader costs log lines, never the server: nothing
 * waits for them, even at exit. Once lines can be written again, one says how many were dropped.
 */
export class LogOutput implements DestinationStream {
  private dropped = 0;

  constructor(private readonly out: NodeJS.WriteStream = process.stdout) {
    for (const stream of [out, process.stderr])
      if (!stream.listeners('error').includes(ignoreError)) stream.on('error', ignoreError);
  }

  write(line: string): void {
    if (this.isFull) this.dropped += 1;
    else this.out.write(line, (error) => (error ? (this.dropped += 1) : this.reportDropped()));
  }

  private get isFull(): boolean {
    return this.out.writableLength > MAX_WAITING_BYTES;
  }

  private reportDropped(): void {
    if (this.dropped === 0 || this.isFull) return;
    const msg = `${this.dropped} lines of this log were dropped: there was no room for them.`;
    this.dropped = 0;
    // The previous line may have been cut off in the middle.
    this.write(`\n${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`);
  }
}
