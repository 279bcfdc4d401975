import { stat, statfs } from 'node:fs/promises';
import type { ServerHealth } from '@polaris/contracts';

export type Disk = ServerHealth['disks'][number];

/** The disks of the existing folders; folders on the same disk are listed once. */
export async function readDisks(dataDir: string, backupDir: string | undefined): Promise<Disk[]> {
  const data = await readDisk(dataDir);
  const backups = backupDir === undefined ? undefined : await readDisk(backupDir);
  if (data && backups && data.device === backups.device)
    return [{ holds: 'data and backups', ...data.space }];
  return [
    ...(data ? [{ holds: 'data' as const, ...data.space }] : []),
    ...(backups ? [{ holds: 'backups' as const, ...backups.space }] : []),
  ];
}

async function readDisk(folder: string) {
  try {
    const { dev: device } = await stat(folder);
    const { bavail, blocks, bsize } = await statfs(folder);
    return { device, space: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } };
  } catch {
    // This folder might not exist without an embedded database.
    return undefined;
  }
}

const MIN_FREE_BYTES = 1e9;
/** Enough on a disk of any size. */
const ENOUGH_FREE = 10e9;
const MIN_FREE_SHARE = 0.05;

/** Less than 1 GB or 5% of the disk is free; 10 GB are always enough. */
export const isNearlyFull = ({ freeBytes, totalBytes }: Disk): boolean =>
  freeBytes < Math.max(MIN_FREE_BYTES, Math.min(ENOUGH_FREE, totalBytes * MIN_FREE_SHARE));
