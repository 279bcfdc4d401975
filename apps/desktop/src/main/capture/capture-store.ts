import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { writeDurably } from '../store/durable-file.ts';
import { type KeyRing, Unreadable } from '../store/key-ring.ts';
import { type Capture, captureIn } from './capture.ts';
import { RecordFolder, type RecordName } from './record-folder.ts';

/** Whether a capture is on disk, and what was in the way if not. */
export type Stored = 'stored' | 'no-key-ring' | 'no-room';

interface Parts {
  folder: string;
  ring: KeyRing;
  /** Whether the owner agreed that captures are stored unsealed where there is no key ring. */
  plainAllowed: () => boolean;
  write?: typeof writeDurably;
}

/**
 * Captures on disk, a record each: one that is lost or altered takes no other with it. A record that
 * the key ring does not open now stays where it is, and is tried again.
 */
export class CaptureStore {
  /** Records that wait for the key ring. */
  locked = 0;
  private readonly folder: RecordFolder;
  private readonly write: typeof writeDurably;
  private readonly known = new Map<string, RecordName>();
  private prepared = false;

  constructor(private readonly parts: Parts) {
    this.folder = new RecordFolder(parts.folder);
    this.write = parts.write ?? writeDurably;
  }

  /** Records that are no captures; they are kept beside. */
  get aside(): number {
    return this.prepared ? this.folder.aside : 0;
  }

  /** Whether there is a record of this key, readable or not. */
  has(key: string): boolean {
    this.prepare();
    return this.folder.list().some((name) => name.key === key);
  }

  /** Captures that were not read before, in their order. */
  async read(): Promise<Capture[]> {
    this.prepare();
    const found: Capture[] = [];
    let locked = 0;
    for (const name of this.folder.list().filter(({ key }) => !this.known.has(key))) {
      const capture = await this.readRecord(name);
      if (capture === 'locked') locked += 1;
      else if (capture) found.push(capture);
    }
    this.locked = locked;
    return found;
  }

  async add(capture: Capture): Promise<Stored> {
    try {
      this.prepare();
    } catch {
      return 'no-room';
    }
    return this.put(capture.key, JSON.stringify(capture));
  }

  /** Stores what is no capture, under a key of its own: it will be found to be none, and set aside. */
  async addUnread(text: string): Promise<Stored> {
    const key = randomUUID();
    const stored = await this.put(key, text);
    this.known.delete(key);
    return stored;
  }

  /** Stores what has changed about a capture; where that fails, the record is as it was. */
  async update(capture: Capture): Promise<void> {
    const name = this.known.get(capture.key);
    if (name) await this.rewrite(name, JSON.stringify(capture)).catch(() => undefined);
  }

  /** Where that fails, it is sent again under its key, which the server knows. */
  async remove(key: string): Promise<void> {
    const name = this.known.get(key);
    if (name) await rm(this.folder.pathOf(name), { force: true }).catch(() => undefined);
  }

  /** Keeps a file that is not one of the store's own records. */
  setAside(path: string, name: string): void {
    this.prepare();
    this.folder.setAside(path, name);
  }

  private prepare(): void {
    if (this.prepared) return;
    this.folder.prepare();
    this.prepared = true;
  }

  private async put(key: string, text: string): Promise<Stored> {
    const number = this.folder.newName(key, true).number;
    const sealed = await this.parts.ring.seal(text).catch(() => null);
    if (!sealed && !this.parts.plainAllowed()) return 'no-key-ring';
    const name = this.folder.newName(key, sealed !== null, number);
    try {
      await this.write(this.folder.pathOf(name), sealed ?? text);
    } catch {
      return 'no-room';
    }
    this.known.set(key, name);
    return 'stored';
  }

  private async readRecord(name: RecordName): Promise<Capture | 'locked' | null> {
    try {
      const { text, stale } = await this.textOf(name);
      const capture = captureIn(text);
      if (capture?.key !== name.key) throw new Unreadable('This is not a capture.');
      this.known.set(name.key, name);
      if (stale || !name.sealed) await this.rewrite(name, text).catch(() => undefined);
      return capture;
    } catch (error) {
      if (!(error instanceof Unreadable)) return 'locked';
      this.folder.setAside(this.folder.pathOf(name), name.file);
      return null;
    }
  }

  private async textOf(name: RecordName): Promise<{ text: string; stale: boolean }> {
    const content = await readFile(this.folder.pathOf(name));
    return name.sealed
      ? this.parts.ring.open(content)
      : { text: content.toString('utf8'), stale: false };
  }

  /** Sealed if that is possible now, else as it was. */
  private async rewrite(name: RecordName, text: string): Promise<void> {
    const sealed = await this.parts.ring.seal(text).catch(() => null);
    if (!sealed && name.sealed) return;
    const next = this.folder.newName(name.key, sealed !== null, name.number);
    await this.write(this.folder.pathOf(next), sealed ?? text);
    this.known.set(name.key, next);
    if (next.file !== name.file) await rm(this.folder.pathOf(name), { force: true });
  }
}
