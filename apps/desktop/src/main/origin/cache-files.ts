import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataKey } from '../store/data-key.ts';
import type { KeyRing } from '../store/key-ring.ts';

/** What the cache may take up, in records and in bytes on disk. */
export const CACHE_LIMITS = { records: 300, bytes: 50_000_000 };

const NAME = /^(\d{12})-([a-z]+)-([0-9a-f]{32})$/;
const KEY = 'key';
/** The group of the record that says whose the others are; it goes with them alone. */
export const OWNER = 'owner';
const NEXT = 'next';

interface Entry {
  file: string;
  number: number;
  group: string;
  size: number;
}

const entryOf = (file: string, size: number): [string, Entry] | null => {
  const parts = NAME.exec(file);
  return parts && [parts[3]!, { file, number: Number(parts[1]), group: parts[2]!, size }];
};

/**
 * Sealed records on disk, a file each: to read or write one touches no other. They may be lost at any
 * time, so nothing waits for the disk. What is oldest goes first, counted and not by the clock.
 */
export class CacheFiles {
  private key: DataKey | null = null;
  private entries = new Map<string, Entry>();
  private next = 1;

  constructor(
    private readonly folder: string,
    private readonly ring: KeyRing,
    private readonly limits = CACHE_LIMITS,
  ) {}

  /** Whether an earlier run has left anything. */
  get exist(): boolean {
    return existsSync(this.path(KEY));
  }

  /** Rejects while the key ring is not open; what is there stays until it is. */
  async open(): Promise<void> {
    if (this.key) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    this.key = await DataKey.load(this.path(KEY), this.ring);
    await this.list();
  }

  async read(name: string): Promise<Buffer<ArrayBuffer> | null> {
    const id = this.key?.nameOf(name);
    const entry = id && this.entries.get(id);
    return entry ? this.readEntry(id, entry) : null;
  }

  async readGroup(group: string): Promise<Buffer[]> {
    const all = [...this.entries].filter(([, entry]) => entry.group === group);
    const read = await Promise.all(all.map(([id, entry]) => this.readEntry(id, entry)));
    return read.filter((content) => content !== null);
  }

  async write(name: string, group: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!this.key) return;
    const id = this.key.nameOf(name);
    const sealed = await this.key.seal(content);
    const number = this.next++;
    const file = `${String(number).padStart(12, '0')}-${group}-${id}`;
    // Not synced: after a loss of power a torn record does not open, and is no record.
    await writeFile(this.path(NEXT), sealed, { mode: 0o600 });
    await rename(this.path(NEXT), this.path(file));
    await this.remove(id);
    this.entries.set(id, { file, number, group, size: sealed.byteLength });
    await this.trim();
  }

  /** The key goes first: without it, what may be left of the rest cannot be read. */
  async wipe(): Promise<void> {
    this.key = null;
    this.entries.clear();
    await rm(this.path(KEY), { force: true });
    await rm(this.folder, { recursive: true, force: true });
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  private async readEntry(id: string, entry: Entry): Promise<Buffer<ArrayBuffer> | null> {
    try {
      return await this.key!.open(await readFile(this.path(entry.file)));
    } catch {
      await this.remove(id);
      return null;
    }
  }

  private async remove(id: string): Promise<void> {
    const entry = this.entries.get(id);
    this.entries.delete(id);
    if (entry) await rm(this.path(entry.file), { force: true });
  }

  /** Of two records of one name, which a kill in between leaves, the newer one holds. */
  private async list(): Promise<void> {
    for (const file of (await readdir(this.folder)).sort()) {
      if (file === KEY) continue;
      const entry = entryOf(file, (await stat(this.path(file))).size);
      if (!entry) await rm(this.path(file), { recursive: true, force: true });
      else {
        await this.remove(entry[0]);
        this.entries.set(...entry);
        this.next = entry[1].number + 1;
      }
    }
  }

  private async trim(): Promise<void> {
    let bytes = [...this.entries.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [id, { size, group }] of this.entries) {
      if (this.entries.size <= this.limits.records && bytes <= this.limits.bytes) return;
      if (group === OWNER) continue;
      bytes -= size;
      await this.remove(id);
    }
  }
}
