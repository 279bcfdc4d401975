import { createHash } from 'node:crypto';

const NEWLINE = 0x0a;

/**
 * Counts rows and bytes and hashes a table as written by COPY: one row per line, with line breaks in values escaped.
 */
export class RowSum {
  private readonly hash = createHash('sha256');
  rows = 0;
  bytes = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1))
      this.rows += 1;
  }

  end(): { rows: number; bytes: number; sha256: string } {
    return { rows: this.rows, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
