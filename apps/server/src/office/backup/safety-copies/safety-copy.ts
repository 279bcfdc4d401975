import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../../platform/config/environment';
import { writeBackupFile } from '../backup-file';
import { type SafetyCopyPrefix, backupName } from '../backup-names';
import { removePartials } from '../folders/leftovers';
import { safetyFolder } from './safety-folder';

/**
 * Backs up everything before it is replaced or changed; answers the file. After an update that fails, an
 * older Polaris reads it: its format must not change.
 */
export async function writeSafetyCopy(
  url: string,
  environment: Environment,
  prefix: SafetyCopyPrefix,
): Promise<string> {
  const { BACKUP_PASSPHRASE: passphrase } = environment;
  const folder = safetyFolder(environment);
  // A BACKUP_DIR is made by the person who names it.
  if (!environment.BACKUP_DIR) await mkdir(folder, { recursive: true, mode: 0o700 });
  await removePartials(folder);
  const name = backupName(new Date(), passphrase !== undefined, prefix);
  const { file } = await writeBackupFile(url, join(folder, name), { passphrase });
  return file;
}

/**
 * The way back to the version that was here before: an older one refuses the database once it is changed.
 * Without a folder for backups, an external database is left to the person who runs it.
 */
export async function backUpBeforeUpdate(
  database: { url: string; embedded: boolean },
  environment: Environment,
  log: (line: string) => void,
): Promise<void> {
  if (!database.embedded && !environment.BACKUP_DIR) return;
  const file = await writeSafetyCopy(database.url, environment, 'polaris-before-update');
  log(`Before the database is updated, everything was backed up: ${file}`);
}
