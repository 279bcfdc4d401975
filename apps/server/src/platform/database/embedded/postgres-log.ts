import { createWriteStream } from 'node:fs';
import { type FileHandle, chmod, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** The total with the older files is at most five times as much. */
const LARGEST_BYTES = 10_000_000;
const KEPT = 4;
const CHECK_MS = 5000;

const ignore = () => undefined;

/**
 * PostgreSQL's log. It can contain user input, so only its owner can read it. PostgreSQL appends to a file that we
 * opened; we move its content to `.1`, `.2`, …, and it continues at the start of the file.
 */
export class PostgresLog {
  private handle: FileHandle | undefined;
  private timer: NodeJS.Timeout | undefined;
  private rotating: Promise<void> | undefined;

  constructor(
    readonly file: string,
    private readonly largestBytes = LARGEST_BYTES,
  ) {}

  /** Returns the file descriptor that PostgreSQL writes to. */
  async open(): Promise<number> {
    await this.close();
    for (let age = 0; age <= KEPT; age += 1) await chmod(this.nameOf(age), 0o600).catch(ignore);
    this.handle = await open(this.file, 'a+', 0o600);
    this.timer = setInterval(() => void this.rotateWhenLarge().catch(ignore), CHECK_MS).unref();
    return this.handle.fd;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.rotating;
    await this.handle?.close();
    this.handle = undefined;
  }

  rotateWhenLarge(): Promise<void> {
    return (this.rotating ??= this.rotate().finally(() => (this.rotating = undefined)));
  }

  private async rotate(): Promise<void> {
    const size = (await this.handle?.stat())?.size ?? 0;
    if (size <= this.largestBytes) return;
    // If there is no space for the old part, it is dropped.
    await this.keepEnd(size).catch(() => rm(this.nameOf(1), { force: true }).catch(ignore));
    await this.handle?.truncate();
  }

  private async keepEnd(size: number): Promise<void> {
    for (let age = KEPT; age > 1; age -= 1)
      await rename(this.nameOf(age - 1), this.nameOf(age)).catch(ignore);
    const end = { start: size - this.largestBytes, end: size - 1, autoClose: false };
    await pipeline(
      this.handle!.createReadStream(end),
      createWriteStream(this.nameOf(1), { mode: 0o600 }),
    );
  }

  private nameOf(age: number): string {
    return age === 0 ? this.file : `${this.file}.${age}`;
  }
}
