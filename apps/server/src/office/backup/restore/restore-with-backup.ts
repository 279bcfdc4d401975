import type { Environment } from '../../../platform/config/environment';
import { writeSafetyCopy } from '../safety-copies/safety-copy';
import {
  type Restored,
  type RestoreOptions,
  type RestoreRules,
  restoreArchive,
} from './restore-archive';

export interface RestoreContext {
  environment: Environment;
  /** The URL of the database. */
  url: string;
  rules: RestoreRules;
  log: (line: string) => void;
}

/** Restores an archive after backing up the data it replaces. */
export function restoreWithBackup(
  { environment, url, rules, log }: RestoreContext,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { BACKUP_DIR: backupFolder } = environment;
  const beforeReplace = async () => {
    const saved = await writeSafetyCopy(url, environment, 'polaris-before-restore');
    log(`The data that was there is in ${saved}`);
  };
  return restoreArchive(url, file, rules, { ...options, backupFolder, beforeReplace });
}
