import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { writeDurably } from '../store/durable-file.ts';
import { type KeyRing, UnreadableError } from '../store/key-ring.ts';
import { type Capture, parseCapture } from './capture.ts';
import { RecordFolder, type RecordName } from './record-folder.ts';

/** The result of storing a capture. */
export type Stored = 'stored' | 'no-key-ring' | 'disk-full';

interface Dependencies {
  folder: string;
  keyRing: KeyRing;
  /** Whether the user agreed to store captures unencrypted when there is no unlocked key ring. */
  plainAllowed: () => boolean;
  write?: typeof writeDurably;
}

/**
 * Captures on disk, one record each, so that a damaged record affects no other. A record that the key
 * ring cannot decrypt now stays in place and is tried again later.
 */
export class CaptureStore {
  /** How many records wait for the key ring. */
  locked = 0;
  private readonly folder: RecordFolder;
  private readonly write: typeof writeDurably;
  private readonly known = new Map<string, RecordName>();
  private prepared = false;

  constructor(private readonly deps: Dependencies) {
    this.folder = new RecordFolder(deps.folder);
    this.write = deps.write ?? writeDurably;
  }

  /** How many records are not valid captures; they are kept in a separate folder. */
  get quarantined(): number {
    return this.prepared ? this.folder.quarantined : 0;
  }

  /** Whether there is a record with this key, readable or not. */
  has(key: string): boolean {
    this.prepare();
    return this.folder.list().some((name) => name.key === key);
  }

  /** The captures that have not been read yet, in order. */
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
      return 'disk-full';
    }
    return this.put(capture.key, JSON.stringify(capture));
  }

  /** Stores text that is not a valid capture; the next `read` quarantines it. */
  async addUnparsed(text: string): Promise<Stored> {
    const key = randomUUID();
    const stored = await this.put(key, text);
    this.known.delete(key);
    return stored;
  }

  /** Stores a changed capture; false if that fails: then the old record stays. */
  async update(capture: Capture): Promise<boolean> {
    const name = this.known.get(capture.key);
    return name ? this.rewrite(name, JSON.stringify(capture)).catch(() => false) : false;
  }

  /** If this fails, the capture is sent again later; the server recognizes its key. */
  async remove(key: string): Promise<void> {
    const name = this.known.get(key);
    if (name) await rm(this.folder.pathOf(name), { force: true }).catch(() => undefined);
  }

  /** Quarantines a file that is not one of the store's records. */
  quarantine(path: string, name: string): void {
    this.prepare();
    this.folder.quarantine(path, name);
  }

  private prepare(): void {
    if (this.prepared) return;
    this.folder.prepare();
    this.prepared = true;
  }

  private async put(key: string, text: string): Promise<Stored> {
    const number = this.folder.newName(key, true).number;
    const encrypted = await this.deps.keyRing.encrypt(text).catch(() => null);
    if (!encrypted && !this.deps.plainAllowed()) return 'no-key-ring';
    const name = this.folder.newName(key, encrypted !== null, number);
    try {
      await this.write(this.folder.pathOf(name), encrypted ?? text);
    } catch {
      return 'disk-full';
    }
    this.known.set(key, name);
    return 'stored';
  }

  private async readRecord(name: RecordName): Promise<Capture | 'locked' | null> {
    try {
      const { text, stale } = await this.textOf(name);
      const capture = parseCapture(text);
      if (capture?.key !== name.key) throw new UnreadableError('This is not a capture.');
      this.known.set(name.key, name);
      if (stale || !name.encrypted) await this.rewrite(name, text).catch(() => undefined);
      return capture;
    } catch (error) {
      if (!(error instanceof UnreadableError)) return 'locked';
      this.folder.quarantine(this.folder.pathOf(name), name.file);
      return null;
    }
  }

  private async textOf(name: RecordName): Promise<{ text: string; stale: boolean }> {
    const content = await readFile(this.folder.pathOf(name));
    return name.encrypted
      ? this.deps.keyRing.decrypt(content)
      : { text: content.toString('utf8'), stale: false };
  }

  /** Encrypts the record if that is possible now, else writes it as it was. */
  private async rewrite(name: RecordName, text: string): Promise<boolean> {
    const encrypted = await this.deps.keyRing.encrypt(text).catch(() => null);
    if (!encrypted && name.encrypted) return false;
    const next = this.folder.newName(name.key, encrypted !== null, name.number);
    await this.write(this.folder.pathOf(next), encrypted ?? text);
    this.known.set(name.key, next);
    if (next.file !== name.file) await rm(this.folder.pathOf(name), { force: true });
    return true;
  }
}
