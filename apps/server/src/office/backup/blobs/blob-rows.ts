import { DAMAGED } from '../archive/archive-reader';
import { BackupError } from '../backup-error';

/** A row of the table of files, as COPY writes it without the content. */
export interface BlobRow {
  hash: string;
  size: number;
  /** Without the end of the line. */
  line: string;
}

/** No value of such a row is longer. */
const LONGEST_LINE = 1000;

/** Finds the rows in the chunks of the table, in which none has a character that COPY escapes. */
export class BlobRows {
  private rest = '';
  private last = '';

  constructor(private readonly columns: string[]) {}

  /** Those that end in the chunk. Each hash comes after the one before, so none comes twice. */
  take(chunk: Buffer): BlobRow[] {
    const lines = (this.rest + chunk.toString('latin1')).split('\n');
    this.rest = lines.pop()!;
    if (this.rest.length > LONGEST_LINE) throw new BackupError(DAMAGED);
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
