import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const WITHOUT_ROOT = 'not run: needs root, to mount a small disk';

export const canMount = (): boolean => process.getuid!() === 0;

/** A disk in memory that is small enough to be filled. */
export class SmallDisk {
  readonly path = mkdtempSync(join(tmpdir(), 'polaris-disk-'));

  constructor(size: string) {
    const options = `size=${size},mode=0711`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', this.path]);
  }

  /** A folder that can be removed, which the disk itself cannot be. */
  makeFolder(): string {
    const folder = join(this.path, 'data');
    mkdirSync(folder, { mode: 0o711 });
    return folder;
  }

  /** Leaves no byte of room. */
  fill(): void {
    const file = openSync(this.filler, 'w');
    const zeros = Buffer.alloc(64 * 1024);
    try {
      for (;;) writeSync(file, zeros);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.filler, { force: true });
  }

  resize(size: string): void {
    execFileSync('mount', ['-o', `remount,size=${size}`, this.path]);
  }

  remove(): void {
    execFileSync('umount', ['-l', this.path]);
    rmSync(this.path, { recursive: true, force: true });
  }

  private get filler(): string {
    return join(this.path, 'filler');
  }
}
