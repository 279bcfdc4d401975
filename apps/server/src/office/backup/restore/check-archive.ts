import { TOO_OLD, isBeforeBaseline, sinceBaseline } from '../../../platform/database/baseline';
import { type Archive, type ArchiveVisitor, readArchive } from '../archive/archive-reader';
import { assertFits } from '../archive/limits';
import type { ArchiveHeader, ArchiveManifest } from '../archive/manifest';
import { BackupError } from '../backup-error';
import { blobName } from '../blobs/blob-key';
import { BlobReader, UnusableBlobsError } from '../blobs/blob-reader';
import { visitBlobs } from '../blobs/visit-blobs';

/** What this version can restore. */
export interface KnownSchema {
  migrations: string[];
  tables: string[];
  /** The limit for the decompressed size; undefined if the free space is unknown. */
  freeBytes?: number | undefined;
  /** Folders to search for its blobs. */
  blobFolders: string[];
}

/** Tables that every Polaris has had. */
const ALWAYS_THERE = ['users', 'customers'];

/** Reads an entire archive with its blobs and compares all sums; throws a BackupError if it cannot be restored. */
export async function checkArchive(
  file: string,
  passphrase: string | undefined,
  known: KnownSchema,
): Promise<Archive> {
  const blobs = new BlobCheck(known);
  const visitor = { header: (header: ArchiveHeader) => assertKnown(header, known) };
  const archive = await readArchive(file, passphrase, blobs.within(visitor), known.freeBytes);
  assertSequences(archive.manifest);
  blobs.end();
  return archive;
}

/** Reads all blobs of an archive, and collects the missing and damaged ones. */
class BlobCheck {
  private readonly unusable: string[] = [];
  private bytes = 0;

  constructor(private readonly known: KnownSchema) {}

  within(visitor: ArchiveVisitor): ArchiveVisitor {
    return visitBlobs(visitor, async (row, key) => {
      this.bytes += row.size;
      assertFits(this.bytes, this.known.freeBytes);
      const reader = new BlobReader(this.known.blobFolders, key);
      if (!(await reader.find(row))) this.unusable.push(blobName(row.hash, key));
    });
  }

  end(): void {
    if (this.unusable.length > 0)
      throw new UnusableBlobsError(this.unusable, this.known.blobFolders);
  }
}

/** Rejects schemas that this version of Polaris never had. */
function assertKnown({ migrations, version, tables }: ArchiveHeader, known: KnownSchema): void {
  if (isBeforeBaseline(migrations)) throw new BackupError(TOO_OLD.backup);
  if (sinceBaseline(migrations).some((name, index) => name !== known.migrations[index]))
    throw new BackupError(
      `The backup was made by a newer Polaris (${version}). Update this one first.`,
    );
  const names = tables.map(({ name }) => name);
  const unknown = names.find(
    (name, index) => !known.tables.includes(name) || names.indexOf(name) !== index,
  );
  if (unknown !== undefined)
    throw new BackupError(`This Polaris knows no table ${unknown} of the backup.`);
  const missing = ALWAYS_THERE.find((name) => known.tables.includes(name) && !names.includes(name));
  if (missing) throw new BackupError(`The backup has no table ${missing}.`);
}

/** PostgreSQL names sequences after the tables that use them. */
function assertSequences({ sequences, tables }: ArchiveManifest): void {
  const unknown = sequences.find(
    ({ name }) => !tables.some((table) => name.startsWith(`${table.name}_`)),
  );
  if (unknown)
    throw new BackupError(`This Polaris knows no sequence ${unknown.name} of the backup.`);
}
