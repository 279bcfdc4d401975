import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { BackupError } from './backup-error';
import { flushFolder } from './folders/flush-folder';
import { type BackupOptions, type BackupSummary, writeBackup } from './snapshot/write-backup';

export interface BackupFile extends BackupSummary {
  file: string;
  bytes: number;
}

/**
 * Writes a backup to a new file that only this user can read. It gets its name when it is complete and flushed; a
 * failure leaves nothing behind.
 */
export async function writeBackupFile(
  url: string,
  name: string,
  options: BackupOptions = {},
): Promise<BackupFile> {
  const file = resolve(name);
  await assertFree(file);
  const partial = join(dirname(file), `.${basename(file)}.${randomUUID().slice(0, 8)}.partial`);
  const removeAtExit = () => rmSync(partial, { force: true });
  process.once('exit', removeAtExit);
  try {
    const handle = await create(partial, file);
    const summary = await writeBackup(url, handle.createWriteStream({ flush: true }), options);
    const { size: bytes } = await stat(partial);
    await rename(partial, file);
    await flushFolder(dirname(file));
    return { ...summary, file, bytes };
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw explain(error, file);
  } finally {
    process.off('exit', removeAtExit);
  }
}

async function assertFree(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw new BackupError(`${file} is a folder. Name a file in it.`);
  if (found) throw new BackupError(`${file} exists already. Name a new file.`);
}

async function create(partial: string, file: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const folder = dirname(file);
    if (code === 'ENOENT') throw new BackupError(`There is no folder ${folder}.`);
    if (code === 'ENOTDIR') throw new BackupError(`${folder} is not a folder.`);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new BackupError(`No file may be written into ${folder} by this user.`);
    throw error;
  }
}

const FULL = /^(ENOSPC|EDQUOT|EFBIG)$/;

function explain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code && FULL.test(code))
    return new BackupError(`There is not enough space for the backup in ${dirname(file)}.`);
  return error;
}
