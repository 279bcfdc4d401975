import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../platform/config/environment';
import { writeBackupFile } from '../backup-file';
import { backupName } from '../backup-names';
import { removePartials } from '../leftovers';
import { safetyFolder } from '../safety-folder';
import {
  type Restored,
  type RestoreOptions,
  type RestoreRules,
  restoreArchive,
} from './restore-archive';

export interface RestoreContext {
  environment: Environment;
  /** Of the database. */
  url: string;
  rules: RestoreRules;
  log: (line: string) => void;
}

/** Restores an archive; the data that it replaces is backed up first. */
export function restoreWithBackup(
  { environment, url, rules, log }: RestoreContext,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { BACKUP_DIR: backupFolder, BACKUP_PASSPHRASE: passphrase } = environment;
  const beforeReplace = async () => {
    const folder = safetyFolder(environment);
    // A BACKUP_DIR is made by who names it.
    if (!backupFolder) await mkdir(folder, { recursive: true, mode: 0o700 });
    await removePartials(folder);
    const name = backupName(new Date(), passphrase !== undefined, 'polaris-before-restore');
    const backup = await writeBackupFile(url, join(folder, name), { passphrase });
    log(`The data that was there is in ${backup.file}`);
  };
  return restoreArchive(url, file, rules, { ...options, backupFolder, beforeReplace });
}
