import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { isNearlyFull, readDisks } from '../../office/health/disks';
import type { Environment } from '../../platform/config/environment';
import { type Finding, advice, fault, good } from './finding';

/** With less memory, little is left for the pages and the database of a small site. */
const MIN_MEMORY = 900e6;

/** Checks disk, memory and the configured folders. */
export async function examineMachine(environment: Environment): Promise<Finding[]> {
  const { DATA_DIR, BACKUP_DIR, BACKUP_PASSPHRASE, BACKUP_S3_URL } = environment;
  const found: Finding[] = [];
  const disks = await readDisks(DATA_DIR, BACKUP_DIR);
  for (const disk of disks) {
    const free = `${(disk.freeBytes / 1e9).toFixed(1)} GB of ${(disk.totalBytes / 1e9).toFixed(0)} GB are free for ${disk.holds}`;
    found.push(
      isNearlyFull(disk)
        ? fault(
            'Disk',
            `Only ${free}. Free up space: when the disk is full, Polaris can't save changes.`,
          )
        : good('Disk', `${free}.`),
    );
  }
  if (totalmem() < MIN_MEMORY)
    found.push(
      advice(
        'Memory',
        'The machine has less than 1 GB. See "How large a machine" in docs/operations.md.',
      ),
    );
  if (!BACKUP_DIR)
    return [...found, fault('Backups', 'No backups are made. Set BACKUP_DIR to a folder.')];
  const problem = await access(BACKUP_DIR, constants.W_OK).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (problem) {
    const why = problem.code === 'ENOENT' ? 'is not there' : 'cannot be written by this user';
    found.push(
      fault(
        'Backups',
        `The folder ${BACKUP_DIR} of BACKUP_DIR ${why}. Make it, and give it to the user of the server.`,
      ),
    );
  }
  if (!BACKUP_PASSPHRASE)
    found.push(
      advice(
        'Backups',
        'Backups are not encrypted. Set BACKUP_PASSPHRASE, and keep it where the machine is not.',
      ),
    );
  if (!BACKUP_S3_URL)
    found.push(
      advice(
        'Backups',
        'Backups are on this machine alone, and are lost with it. Set BACKUP_S3_URL to a bucket.',
      ),
    );
  return found;
}
