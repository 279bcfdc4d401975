import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from '../folders/flush-folder';
import type { BlobStore, StoredFile } from './blob-store';

/** Blobs in a folder beside the archives, which only this user can read. */
export class BlobFolder implements BlobStore {
  constructor(readonly path: string) {}

  /** Empty if the folder does not exist. */
  async files(): Promise<StoredFile[]> {
    const names = await readdir(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const found = await Promise.all(
      names.map(async (name) => {
        const info = await stat(join(this.path, name)).catch(() => undefined);
        return info?.isFile() ? [{ name, at: info.mtime }] : [];
      }),
    );
    return found.flat();
  }

  read(name: string): Promise<string> {
    return readFile(join(this.path, name), 'utf8');
  }

  remove(name: string): Promise<void> {
    return rm(join(this.path, name), { force: true });
  }

  /** The size of a file in bytes; undefined if it does not exist. */
  async sizeOf(name: string): Promise<number | undefined> {
    const info = await stat(join(this.path, name)).catch(() => undefined);
    return info?.isFile() ? info.size : undefined;
  }

  /** The file gets its name when it is completely on the disk. */
  async write(name: string, content: Uint8Array | string): Promise<void> {
    const partial = join(this.path, `.polaris-${name}.${randomUUID().slice(0, 8)}.partial`);
    try {
      const handle = await open(partial, 'wx', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, join(this.path, name));
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async make(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
  }

  /** Flushes the folder, so that the file names are on the disk, too. */
  flush(): Promise<void> {
    return flushFolder(this.path);
  }
}
