import { DAMAGED } from '../archive/archive-reader';
import { BackupError } from '../backup-error';

/** A row of the table of blobs as written by COPY, without the content. */
export interface BlobRow {
  hash: string;
  size: number;
  /** Without the line break. */
  line: string;
}

/** Longer than any row of this table. */
const MAX_LINE_LENGTH = 1000;

/** Parses rows from chunks of the table. Their values have no characters that COPY escapes. */
export class BlobRows {
  private rest = '';
  private last = '';

  constructor(private readonly columns: string[]) {}

  /** Returns the rows that end in the chunk. Hashes must be ascending, so none can come twice. */
  parse(chunk: Buffer): BlobRow[] {
    const lines = (this.rest + chunk.toString('latin1')).split('\n');
    this.rest = lines.pop()!;
    if (this.rest.length > MAX_LINE_LENGTH) throw new BackupError(DAMAGED);
    return lines.map((line) => this.read(line));
  }

  private read(line: string): BlobRow {
    const values = line.split('\t');
    const hash = values[this.columns.indexOf('hash')] ?? '';
    const size = Number(values[this.columns.indexOf('size')]);
    if (!/^[0-9a-f]{64}$/.test(hash) || !Number.isSafeInteger(size) || hash <= this.last)
      throw new BackupError(DAMAGED);
    this.last = hash;
    return { hash, size, line };
  }
}
