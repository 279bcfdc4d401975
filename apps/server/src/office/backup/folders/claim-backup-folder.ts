import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../backup-error';

/** A file in each backup location that names the installation, so that only its own old backups are removed. */
export const MARK = 'polaris-site.txt';

export const markText = (installation: string): string =>
  `The backups in this folder are those of one Polaris: ${installation}\n`;

/** Throws unless the mark names this installation. */
export function assertOwn(place: string, found: string, installation: string): void {
  if (found === markText(installation)) return;
  throw new BackupError(
    `${place} holds the backups of another Polaris. Name another folder, or delete ${MARK} there if they are of this one.`,
  );
}

/** Marks a folder for this installation; throws if it belongs to another one. */
export async function claimFolder(folder: string, installation: string): Promise<void> {
  const file = join(folder, MARK);
  try {
    await writeFile(file, markText(installation), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no folder ${folder}.`);
    if (code !== 'EEXIST') throw error;
    assertOwn(folder, await readFile(file, 'utf8'), installation);
  }
}
