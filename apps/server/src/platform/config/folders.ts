import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from './load-environment';

type FolderSetting = 'DATA_DIR' | 'BACKUP_DIR';

const REASONS: Record<string, string> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'it can only be read',
  ENOSPC: 'there is no space left',
  EDQUOT: 'there is no space left',
  EFBIG: 'there is no space left',
  EEXIST: 'it is a file',
  ENOTDIR: 'it is a file, or below one',
  ENOENT: 'there is no such folder',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'its disk has an error',
};

/** Runs work on the folder of a setting. Reports disk errors in one sentence. */
export async function withFolderErrors<T>(
  setting: FolderSetting,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
    const isDiskError = !/^(spawn|connect|listen|bind|getaddrinfo)/.test(syscall);
    if (!isDiskError || REASONS[code] === undefined) throw error;
    throw new StartError(`${setting} cannot be used: ${folder}: ${REASONS[code]}.`);
  }
}

/**
 * Creates a folder and its parents. Node's recursive mkdir never returns below a folder in which none can be created
 * (as in /proc).
 */
export async function makeFolders(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolders(dirname(folder), mode);
    await mkdir(folder, mode).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Checked at startup, not at the nightly backup. A missing or full disk is accepted: it may be back by then. */
export async function checkBackupFolder(folder: string): Promise<void> {
  await withFolderErrors('BACKUP_DIR', folder, async () => {
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    await access(folder, constants.W_OK | constants.X_OK);
  });
}
