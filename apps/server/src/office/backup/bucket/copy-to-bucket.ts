import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BackupError } from '../backup-error';
import { byAge, expiredBackups, hasExternalBlobs, isEncryptedBackup } from '../backup-names';
import { listName, readList } from '../blobs/blob-list';
import { removeUnneeded } from '../blobs/blob-store';
import { MARK, assertOwn, markText } from '../folders/claim-backup-folder';
import type { NightlyFolder } from '../folders/nightly-folder';
import type { Bucket } from './bucket';
import { BucketBlobs } from './bucket-blobs';

/**
 * Uploads the kept backups that the bucket lacks, including those of failed nights, and removes expired ones. An
 * archive is uploaded after its blobs.
 */
export async function copyToBucket(
  bucket: Bucket,
  folder: NightlyFolder,
  newest: string,
  installation: string,
): Promise<void> {
  await claimBucket(bucket, installation);
  const here = byAge(await readdir(folder.path))
    .filter(isEncryptedBackup)
    .reverse();
  await copyBlobs(bucket, folder, here);
  const there = new Set(await bucket.names());
  for (const name of here.filter((one) => !there.has(one)))
    await bucket.upload(join(folder.path, name), name);
  const now = await bucket.names();
  if (!now.includes(basename(newest)))
    throw new BackupError(`${bucket.place} took ${basename(newest)}, but does not have it.`);
  const expired = expiredBackups(now, new Date());
  for (const name of expired) await bucket.remove(name);
  const archives = byAge(now).filter((name) => !expired.includes(name));
  await removeUnneeded(new BucketBlobs(bucket), archives);
}

/** Uploads the lists first, as blobs in a list are not removed by cleanups. */
async function copyBlobs(bucket: Bucket, folder: NightlyFolder, archives: string[]): Promise<void> {
  const blobs = new BucketBlobs(bucket);
  const there = new Set((await blobs.files()).map(({ name }) => name));
  const lists = archives.filter(hasExternalBlobs).map(listName);
  const needed = new Set<string>();
  for (const list of lists) for (const name of await namesIn(folder, list)) needed.add(name);
  const lacking = [...lists, ...needed].filter((name) => !there.has(name));
  await blobs.upload(folder.path, lacking);
  const now = new Set((await blobs.files()).map(({ name }) => name));
  const lost = lacking.find((name) => !now.has(name));
  if (lost) throw new BackupError(`${bucket.place} took ${lost}, but does not have it.`);
}

async function namesIn(folder: NightlyFolder, list: string): Promise<string[]> {
  const names = readList(await folder.blobs.read(list).catch(() => ''));
  if (!names)
    throw new BackupError(`The list ${list} is missing or damaged in ${folder.blobs.path}.`);
  return names;
}

/** If two installations claim it at the same moment, the next copy of one of them fails. */
async function claimBucket(bucket: Bucket, installation: string): Promise<void> {
  const isMarked = (await bucket.names()).includes(MARK);
  if (!isMarked) await bucket.writeText(MARK, markText(installation));
  assertOwn(bucket.place, await bucket.readText(MARK), installation);
}
