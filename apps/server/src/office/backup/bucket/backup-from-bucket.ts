import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../../../platform/database/embedded/data-folder';
import { withFolderErrors } from '../../../platform/config/folders';
import { bucketLocation } from '../../../platform/config/bucket-location';
import type { Environment } from '../../../platform/config/environment';
import { BackupError } from '../backup-error';
import { byAge, isEncryptedBackup } from '../backup-names';
import { LEFTOVER_MS, removeOlder } from '../folders/leftovers';
import { Bucket } from './bucket';
import { bringBlobs } from './bucket-blobs';

const PREFIX = 'from-bucket-';

/**
 * Downloads a backup with its blobs from the bucket, by default the newest, to a folder that is deleted when the
 * process ends. Returns the file.
 */
export async function backupFromBucket(
  { BACKUP_S3_URL, DATA_DIR }: Environment,
  name: string | undefined,
  passphrase: string | undefined,
  log: (line: string) => void,
): Promise<string> {
  const location = bucketLocation(BACKUP_S3_URL ?? '');
  if (!location) throw new BackupError('Set BACKUP_S3_URL, so that the bucket can be found.');
  const bucket = new Bucket(location);
  const backups = byAge((await bucket.names()).filter(isEncryptedBackup));
  const chosen = name ?? backups.at(-1);
  if (chosen === undefined) throw new BackupError(`There is no backup at ${bucket.place}.`);
  if (!backups.includes(chosen))
    throw new BackupError(
      `There is no backup ${chosen} at ${bucket.place}. The newest are ${backups.slice(-5).join(', ')}.`,
    );
  // In the data folder, where there is enough space.
  const folder = await withFolderErrors('DATA_DIR', DATA_DIR, async () => {
    await makeDataFolder(DATA_DIR, log);
    await removeOlder(DATA_DIR, (found) => found.startsWith(PREFIX), LEFTOVER_MS);
    return mkdtemp(join(DATA_DIR, PREFIX));
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  log(`Bringing ${chosen} from ${bucket.place}.`);
  const file = join(folder, chosen);
  await bucket.download(chosen, file);
  await bringBlobs(bucket, file, passphrase);
  return file;
}
