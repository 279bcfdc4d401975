import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UNFINISHED } from '../store/durable-file.ts';

const NAME = /^(\d{10})-([0-9a-f-]{36})\.(sealed|plain)$/;
const ASIDE = 'aside';

/** A file with one capture: its place in the order, its key, and whether it is sealed. */
export interface RecordName {
  file: string;
  number: number;
  key: string;
  sealed: boolean;
}

export function recordName(file: string): RecordName | null {
  const parts = NAME.exec(file);
  if (!parts) return null;
  return { file, number: Number(parts[1]), key: parts[2]!, sealed: parts[3] === 'sealed' };
}

/**
 * The folder of captures. Their order is in their names, counted: the machine's clock may be set back.
 * Records that cannot be read lie in a folder beside, and are looked at again at each start.
 */
export class RecordFolder {
  private next = 1;

  constructor(readonly path: string) {}

  /** Takes up what an earlier run of the app has left. */
  prepare(): void {
    mkdirSync(join(this.path, ASIDE), { recursive: true, mode: 0o700 });
    for (const { file } of this.listed(ASIDE))
      renameSync(join(this.path, ASIDE, file), join(this.path, file));
    for (const file of readdirSync(this.path)) if (file.endsWith(UNFINISHED)) this.finish(file);
    this.next = Math.max(0, ...this.list().map(({ number }) => number)) + 1;
  }

  list(): RecordName[] {
    return this.listed('').sort((a, b) => a.number - b.number);
  }

  /** How many files lie aside. */
  get aside(): number {
    return readdirSync(join(this.path, ASIDE)).length;
  }

  newName(key: string, sealed: boolean, number = this.next++): RecordName {
    const file = `${String(number).padStart(10, '0')}-${key}.${sealed ? 'sealed' : 'plain'}`;
    return { file, number, key, sealed };
  }

  pathOf = ({ file }: Pick<RecordName, 'file'>) => join(this.path, file);

  /** Keeps a file for a look later on, from wherever it is. */
  setAside(path: string, name: string): void {
    renameSync(path, join(this.path, ASIDE, name));
  }

  /** A record that was written and had no name yet when the app ended: it may be whole. */
  private finish(file: string): void {
    const path = join(this.path, file);
    const target = join(this.path, file.replace(/\.[0-9a-f-]{36}\.next$/, ''));
    if (statSync(path).size === 0 || existsSync(target)) rmSync(path);
    else renameSync(path, target);
  }

  private listed(folder: string): RecordName[] {
    return readdirSync(join(this.path, folder)).flatMap((file) => recordName(file) ?? []);
  }
}
