import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The file's bytes, or null where there is none. */
export function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** Whole or not at all: a lost battery in the middle of it leaves the old file. */
export function writeBytes(path: string, content: string | Buffer): void {
  const next = `${path}.next`;
  writeFileSync(next, content, { mode: 0o600 });
  renameSync(next, path);
}

export const removeFile = (path: string) => rmSync(path, { force: true });

/** What cannot be read is put aside, for a look later on; the app goes on without it. */
export function setAside(path: string): void {
  try {
    renameSync(path, `${path}.broken`);
  } catch {
    removeFile(path);
  }
}
