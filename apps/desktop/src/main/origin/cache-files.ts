import { DAY_MS } from '@polaris/contracts';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataKey } from '../store/data-key.ts';
import type { KeyRing } from '../store/key-ring.ts';

/**
 * The limits of the cache: responses of the last 30 days, in at most 200 MB. The number of records is limited as well,
 * since each is a file.
 */
export const CACHE_LIMITS = { records: 5000, bytes: 200_000_000, age: 30 * DAY_MS };

const NAME = /^(\d{12})-([a-z]+)-([0-9a-f]{32})$/;
const KEY = 'key';
/** The group of the record that names the cache's owner; it is deleted only together with all others. */
export const OWNER = 'owner';
const TEMPORARY = 'next';

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
 * Encrypted records on disk, one file each. Not synced, as losing one does no harm; the oldest are deleted
 * first, by a counter in the name, as the clock may be set back.
 */
export class CacheFiles {
  private key: DataKey | null = null;
  private entries = new Map<string, Entry>();
  private bytes = 0;
  private nextNumber = 1;

  constructor(
    private readonly folder: string,
    private readonly keyRing: KeyRing,
    private readonly limits = CACHE_LIMITS,
  ) {}

  /** Whether an earlier run stored anything. */
  get exists(): boolean {
    return existsSync(this.path(KEY));
  }

  /** Rejects while the key ring is locked; stored records are left as they are. */
  async open(): Promise<void> {
    if (this.key) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    this.key = await DataKey.load(this.path(KEY), this.keyRing);
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
    const encrypted = await this.key.encrypt(content);
    const number = this.nextNumber++;
    const file = `${String(number).padStart(12, '0')}-${group}-${id}`;
    // Not synced: a record cut off by a power failure cannot be decrypted and is ignored.
    await writeFile(this.path(TEMPORARY), encrypted, { mode: 0o600 });
    await rename(this.path(TEMPORARY), this.path(file));
    await this.remove(id);
    this.add(id, { file, number, group, size: encrypted.byteLength });
    await this.trim();
  }

  /** Deletes everything, the key first: without it any record left behind is unreadable. */
  async wipe(): Promise<void> {
    this.key = null;
    this.entries.clear();
    this.bytes = 0;
    await rm(this.path(KEY), { force: true });
    await rm(this.folder, { recursive: true, force: true });
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  private async readEntry(id: string, entry: Entry): Promise<Buffer<ArrayBuffer> | null> {
    try {
      return await this.key!.decrypt(await readFile(this.path(entry.file)));
    } catch {
      await this.remove(id);
      return null;
    }
  }

  private add(id: string, entry: Entry): void {
    this.entries.set(id, entry);
    this.bytes += entry.size;
  }

  private async remove(id: string): Promise<void> {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    this.bytes -= entry.size;
    await rm(this.path(entry.file), { force: true });
  }

  /** Of two records with the same name, left by a crash during a write, the newer one is kept. */
  private async list(): Promise<void> {
    const oldest = Date.now() - this.limits.age;
    for (const file of (await readdir(this.folder)).sort()) {
      if (file === KEY) continue;
      const { size, mtimeMs } = await stat(this.path(file));
      const entry = entryOf(file, size);
      const isOld = mtimeMs < oldest && entry?.[1].group !== OWNER;
      if (!entry || isOld) await rm(this.path(file), { recursive: true, force: true });
      else {
        await this.remove(entry[0]);
        this.add(...entry);
        this.nextNumber = entry[1].number + 1;
      }
    }
  }

  private async trim(): Promise<void> {
    for (const [id, { group }] of this.entries) {
      if (this.entries.size <= this.limits.records && this.bytes <= this.limits.bytes) return;
      if (group !== OWNER) await this.remove(id);
    }
  }
}
