import { type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as startTar } from 'tar-stream';
import { encrypt } from './encryption';

/** Rows are repetitive text, so that fast levels compress nearly as well as slow ones. */
const GZIP_LEVEL = 4;

/**
 * Writes an archive while its content is being made: a tar file, compressed, and encrypted where
 * there is a passphrase. Takes as much as the output takes, and holds one entry in memory.
 */
export class ArchiveWriter {
  private readonly tar = startTar();
  private readonly written: Promise<void>;
  private failure: Error | undefined;
  /** Rejects the wait for the current entry. */
  private giveUp: (error: Error) => void = () => undefined;

  constructor(output: Writable, passphrase?: string) {
    this.written = this.send(output, passphrase);
    this.written.catch((error: Error) => {
      this.failure = error;
      this.giveUp(error);
    });
  }

  add(name: string, content: Buffer): Promise<void> {
    return new Promise((done, fail) => {
      if (this.failure) return fail(this.failure);
      this.giveUp = fail;
      const entry = this.tar.entry({ name, mode: 0o600 }, content, (error) =>
        error ? fail(error) : done(),
      );
      // The same error is emitted here, and without a listener it would end the process.
      entry.on('error', () => undefined);
    });
  }

  addJson(name: string, content: object): Promise<void> {
    return this.add(name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
  }

  /** Resolves when everything has been written to the output. */
  finish(): Promise<void> {
    this.tar.finalize();
    return this.written;
  }

  /** Stops without completing the archive, and destroys the output. */
  async abort(error: Error): Promise<void> {
    this.tar.destroy(error);
    await this.written.catch(() => undefined);
  }

  private async send(output: Writable, passphrase: string | undefined): Promise<void> {
    const gzip = createGzip({ level: GZIP_LEVEL });
    if (passphrase === undefined) return pipeline(this.tar as unknown as Readable, gzip, output);
    const compressed = pipeline(this.tar as unknown as Readable, gzip);
    const sent = encrypt(gzip, passphrase).then((sealed) => pipeline(sealed, output));
    await Promise.all([compressed, sent]);
  }
}
