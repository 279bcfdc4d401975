import { hash as digest } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MAX_BLOB_BYTES } from '../../../platform/blobs/blob';
import { openWith, sealedSize } from '../archive/encryption';
import { BackupError } from '../backup-error';
import { type BlobKey, blobName } from './blob-key';
import { BLOBS } from './blob-store';

interface WantedBlob {
  hash: string;
  size: number;
}

/** Folders to search for the blobs of an archive: beside it, and with this server's nightly backups. */
export const blobFoldersOf = (file: string, backupFolder: string | undefined): string[] => [
  ...new Set(
    [dirname(file), ...(backupFolder === undefined ? [] : [backupFolder])].map((folder) =>
      join(folder, BLOBS),
    ),
  ),
];

/** Reads the blobs of an archive. One that does not match its hash counts as missing. */
export class BlobReader {
  constructor(
    private readonly folders: string[],
    private readonly key: BlobKey | null,
  ) {}

  async read(blob: WantedBlob): Promise<Buffer> {
    const content = await this.find(blob);
    if (!content) throw new UnusableBlobsError([blobName(blob.hash, this.key)], this.folders);
    return content;
  }

  /** Undefined if it is missing or was changed. */
  async find({ hash, size }: WantedBlob): Promise<Buffer | undefined> {
    const name = blobName(hash, this.key);
    for (const folder of this.folders) {
      const content = await this.open(join(folder, name), size).catch(() => undefined);
      if (content?.length === size && digest('sha256', content, 'hex') === hash) return content;
    }
    return undefined;
  }

  /** Checks the size first, so that no oversized file is read into memory. */
  private async open(file: string, size: number): Promise<Buffer | undefined> {
    const expected = this.key ? sealedSize(size) : size;
    if (size > MAX_BLOB_BYTES || (await stat(file)).size !== expected) return undefined;
    const stored = await readFile(file);
    return this.key ? openWith(this.key.identity, stored) : stored;
  }
}

/** The archive needs files that are missing or damaged. */
export class UnusableBlobsError extends BackupError {
  constructor(
    readonly names: string[],
    folders: string[],
  ) {
    super(
      sentence(
        names,
        folders.filter((folder) => existsSync(folder)),
      ),
    );
  }
}

function sentence([first = '', ...more]: string[], folders: string[]): string {
  if (folders.length === 0)
    return `The backup needs its files, which lie in a folder "${BLOBS}" beside it; that folder is neither beside it nor in BACKUP_DIR.`;
  const others = more.length > 0 ? `, and ${more.length.toLocaleString('en-US')} more` : '';
  const isThere = folders.some((folder) => existsSync(join(folder, first)));
  const problem = isThere ? 'was changed or is damaged' : 'is missing';
  return `A file that the backup needs ${problem} in ${folders.join(' and ')}: ${first}${others}.`;
}
