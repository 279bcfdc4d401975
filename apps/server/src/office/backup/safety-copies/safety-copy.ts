import { mkdir } from 'node:fs/promises';
import type { Environment } from '../../../platform/config/environment';
import { writeBackupFile } from '../backup-file';
import type { SafetyCopyPrefix } from '../backup-names';
import { freeFile } from '../folders/free-file';
import { removePartials } from '../folders/leftovers';
import { safetyFolder } from './safety-folder';

/**
 * Backs up everything before it is replaced or changed, and returns the file. After a failed update, an older version
 * reads it, so its format must not change.
 */
export async function writeSafetyCopy(
  url: string,
  environment: Environment,
  prefix: SafetyCopyPrefix,
): Promise<string> {
  const { BACKUP_PASSPHRASE: passphrase } = environment;
  const folder = safetyFolder(environment);
  // The operator creates BACKUP_DIR, but not this folder.
  if (!environment.BACKUP_DIR) await mkdir(folder, { recursive: true, mode: 0o700 });
  await removePartials(folder);
  const free = freeFile(folder, new Date(), passphrase !== undefined, prefix);
  const { file } = await writeBackupFile(url, free, { passphrase });
  return file;
}

/**
 * Allows going back to the previous version, which rejects a migrated database. For an external database without
 * BACKUP_DIR, the operator is responsible.
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
