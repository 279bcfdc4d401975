import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';

/** The end of the name of a file that is being written. */
export const UNFINISHED = '.next';

/** Only the account that runs the app may read or write its files. */
const OWN = 0o600;

/** The file's bytes, or null where there is none. */
export function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/**
 * Whole or not at all, and there for good once this returns: the content reaches the disk before its
 * name does, else a loss of power leaves a file of zeros under that name.
 */
export function writeBytes(path: string, content: string | Buffer): void {
  const next = `${path}${UNFINISHED}`;
  const file = openSync(next, 'w', OWN);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(next, path);
  syncFolder(path);
}

/**
 * The same without holding up the app. Packages for this sync the file alone: without its folder, a
 * loss of power can take back the new name.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const next = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    const file = await open(next, 'wx', OWN);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolderOf(path);
}

export const removeFile = (path: string) => rmSync(path, { force: true, recursive: true });

/** What cannot be read is put aside, for a look later on; the app goes on without it. */
export function setAside(path: string): void {
  try {
    renameSync(path, `${path}.broken`);
  } catch {
    removeFile(path);
  }
}

/** Windows has no such call: there a rename is journaled by itself. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

async function syncFolderOf(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
