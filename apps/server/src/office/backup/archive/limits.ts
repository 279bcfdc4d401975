import { BackupError } from '../backup-error';

/** Rows are packed to a tenth or so; text that repeats itself packs much better, in small backups. */
const MAX_COMPRESSION = 200;
const ALWAYS_ALLOWED = 256 * 1024 * 1024;

/** The header and the manifest have a line for each table and each column. */
export const MAX_JSON_BYTES = 1024 * 1024;
const DEEPEST_JSON = 8;

/** How many bytes may come out of a file of so many. */
export const mostUnpacked = (packed: number, free = Infinity): number =>
  Math.min(free, Math.max(ALWAYS_ALLOWED, packed * MAX_COMPRESSION));

/** Counts what comes out; throws before there is more than the disk takes, or than any backup holds. */
export class UnpackedBytes {
  private count = 0;

  constructor(private readonly most: number) {}

  add(bytes: number): void {
    this.count += bytes;
    assertFits(this.count, this.most);
  }
}

/** Throws for more bytes than there may be. */
export function assertFits(bytes: number, most = Infinity): void {
  if (bytes > most)
    throw new BackupError(
      `The backup holds more than ${Math.floor(most / 1e6).toLocaleString('en-US')} MB when it is unpacked, which is too much for this server.`,
    );
}

/** Of text that is not parsed yet: whether no value in it lies deeper than those of an archive. */
export function isShallow(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[[{]|[\]}]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > DEEPEST_JSON) return false;
  }
  return true;
}
