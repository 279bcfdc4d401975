import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPORARY_SUFFIX } from '../store/durable-file.ts';

/** The extension and the folder name must not change: installed apps have such files on disk. */
const NAME = /^(\d{10})-([0-9a-f-]{36})\.(sealed|plain)$/;
const QUARANTINE = 'aside';

/** The parts of a record's file name: position in the order, idempotency key, whether it is encrypted. */
export interface RecordName {
  file: string;
  number: number;
  key: string;
  encrypted: boolean;
}

export function parseRecordName(file: string): RecordName | null {
  const parts = NAME.exec(file);
  if (!parts) return null;
  return { file, number: Number(parts[1]), key: parts[2]!, encrypted: parts[3] === 'sealed' };
}

/**
 * The folder with the capture records. Their order is a counter in the file name, since the clock may be
 * set back. Unreadable records are moved to a subfolder and tried again at each start.
 */
export class RecordFolder {
  private nextNumber = 1;

  constructor(readonly path: string) {}

  /** Recovers what an earlier run left: quarantined records and unfinished writes. */
  prepare(): void {
    mkdirSync(join(this.path, QUARANTINE), { recursive: true, mode: 0o700 });
    for (const { file } of this.filesIn(QUARANTINE))
      renameSync(join(this.path, QUARANTINE, file), join(this.path, file));
    for (const file of readdirSync(this.path))
      if (file.endsWith(TEMPORARY_SUFFIX)) this.recover(file);
    this.nextNumber = Math.max(0, ...this.list().map(({ number }) => number)) + 1;
  }

  list(): RecordName[] {
    return this.filesIn('').sort((a, b) => a.number - b.number);
  }

  /** How many files are quarantined. */
  get quarantined(): number {
    return readdirSync(join(this.path, QUARANTINE)).length;
  }

  newName(key: string, encrypted: boolean, number = this.nextNumber++): RecordName {
    const file = `${String(number).padStart(10, '0')}-${key}.${encrypted ? 'sealed' : 'plain'}`;
    return { file, number, key, encrypted };
  }

  pathOf = ({ file }: Pick<RecordName, 'file'>) => join(this.path, file);

  /** Moves a file, from any folder, to the quarantine. */
  quarantine(path: string, name: string): void {
    renameSync(path, join(this.path, QUARANTINE, name));
  }

  /** Completes the rename of a record that was being written when the app ended; deletes an empty one. */
  private recover(file: string): void {
    const path = join(this.path, file);
    const target = join(this.path, file.replace(/\.[0-9a-f-]{36}\.next$/, ''));
    if (statSync(path).size === 0 || existsSync(target)) rmSync(path);
    else renameSync(path, target);
  }

  private filesIn(folder: string): RecordName[] {
    return readdirSync(join(this.path, folder)).flatMap((file) => parseRecordName(file) ?? []);
  }
}
