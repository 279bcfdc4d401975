import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupFile, writeBackupFile } from '../backup-file';
import { byAge, expiredBackups } from '../backup-names';
import { BlobFolder } from '../blobs/blob-folder';
import { deriveBlobKey } from '../blobs/blob-key';
import { BLOBS, removeUnneeded } from '../blobs/blob-store';
import { ExternalBlobWriter } from '../blobs/external-blob-writer';
import { claimFolder } from './claim-backup-folder';
import { freeFile } from './free-file';
import { removePartials } from './leftovers';
import { underBackupLock } from '../snapshot/backup-lock';
import { withLongConnection } from '../snapshot/connect';

interface NightlyBackup {
  url: string;
  passphrase: string | undefined;
  installation: string;
}

/** The folder of nightly backups: archives, and each blob they need stored once. */
export class NightlyFolder {
  readonly blobs: BlobFolder;

  constructor(readonly path: string) {
    this.blobs = new BlobFolder(join(path, BLOBS));
  }

  /** The file of a backup to be made at this time. */
  newFile(at: Date, isEncrypted: boolean): string {
    return freeFile(this.path, at, isEncrypted, 'polaris-nightly');
  }

  async write(at: Date, { url, passphrase, installation }: NightlyBackup): Promise<BackupFile> {
    await claimFolder(this.path, installation);
    const key = passphrase === undefined ? null : await deriveBlobKey(passphrase, installation);
    const file = this.newFile(at, key !== null);
    const name = file.slice(this.path.length + 1);
    return writeBackupFile(url, file, {
      passphrase,
      beside: new ExternalBlobWriter(this.blobs, key, name),
    });
  }

  /** Removes only this installation's old backups and blobs, and only while none is being made. */
  removeOld(url: string): Promise<void> {
    return withLongConnection(url, 'polaris-nightly', (client) =>
      underBackupLock(client, async () => {
        const names = await readdir(this.path);
        const expired = new Set(expiredBackups(names, new Date()));
        for (const name of expired) await rm(join(this.path, name), { force: true });
        const archives = byAge(names).filter((name) => !expired.has(name));
        await removeUnneeded(this.blobs, archives);
        await removePartials(this.path);
        await removePartials(this.blobs.path);
      }),
    );
  }
}
