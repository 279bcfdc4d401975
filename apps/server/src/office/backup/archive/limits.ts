import { BackupError } from '../backup-error';

/** Rows usually compress about tenfold, but repetitive text in small backups far better. */
const MAX_COMPRESSION = 200;
const ALWAYS_ALLOWED = 256 * 1024 * 1024;

/** The header and the manifest have a line for each table and each column. */
export const MAX_JSON_BYTES = 1024 * 1024;
const DEEPEST_JSON = 8;

/** The most bytes that a file of this size can decompress to. */
export const mostUnpacked = (packed: number, free = Infinity): number =>
  Math.min(free, Math.max(ALWAYS_ALLOWED, packed * MAX_COMPRESSION));

/** Counts decompressed bytes; throws when they exceed the disk space or any plausible backup. */
export class UnpackedBytes {
  private count = 0;

  constructor(private readonly most: number) {}

  add(bytes: number): void {
    this.count += bytes;
    assertFits(this.count, this.most);
  }
}

/** Throws if there are more bytes than allowed. */
export function assertFits(bytes: number, most = Infinity): void {
  if (bytes > most)
    throw new BackupError(
      `The backup holds more than ${Math.floor(most / 1e6).toLocaleString('en-US')} MB when it is unpacked, which is too much for this server.`,
    );
}

/** Checks before parsing that the JSON is not nested deeper than in any archive. */
export function isShallow(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[[{]|[\]}]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > DEEPEST_JSON) return false;
  }
  return true;
}
