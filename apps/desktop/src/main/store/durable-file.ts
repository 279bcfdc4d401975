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

/** The suffix of a file until it is completely written. */
export const TEMPORARY_SUFFIX = '.next';

/** Only the account that runs the app may read or write its files. */
const OWNER_ONLY = 0o600;

/** The content of a file; null if it cannot be read. */
export function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/**
 * Replaces a file atomically and durably: the content is synced before the rename, since otherwise a
 * power failure can leave a file of zeros.
 */
export function writeDurablySync(path: string, content: string | Buffer): void {
  const temporary = `${path}${TEMPORARY_SUFFIX}`;
  const file = openSync(temporary, 'w', OWNER_ONLY);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  syncFolder(path);
}

/**
 * Like `writeDurablySync`, without blocking. Common packages sync only the file; unless its folder is synced as well, a
 * power failure can undo the rename.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}${TEMPORARY_SUFFIX}`;
  try {
    const file = await open(temporary, 'wx', OWNER_ONLY);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolderOf(path);
}

export const removeFile = (path: string) => rmSync(path, { force: true, recursive: true });

/** Renames a file that cannot be parsed to `.broken`, so that the app can start without it. */
export function renameAsBroken(path: string): void {
  try {
    renameSync(path, `${path}.broken`);
  } catch {
    removeFile(path);
  }
}

/** Windows cannot sync folders; NTFS journals renames. */
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
