import type { DestinationStream } from 'pino';

/** What may wait for a reader that takes nothing; all that comes after is dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/** Each failed write has told its own line; unheard, the event would end the process. */
const ignoreError = () => undefined;

/**
 * Where the log goes. A disk without room and a reader that is gone or stands still cost lines, never the
 * server: nothing waits for them, now or when the process ends. Once lines get through again, one says how
 * many were dropped.
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
    // What came before it may have been cut off in the middle of a line.
    this.write(`\n${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`);
  }
}
