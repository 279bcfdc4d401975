import { type Archive, readArchive } from '../archive/archive-reader';
import type { ArchiveHeader, ArchiveManifest } from '../archive/manifest';
import { BackupError } from '../backup-error';

/** What of an archive this Polaris can take. */
export interface KnownSchema {
  migrations: string[];
  tables: string[];
  /** The most that may come out of the file, where the disk is known. */
  freeBytes?: number | undefined;
}

/** Tables that every Polaris has had. */
const ALWAYS_THERE = ['users', 'customers'];

/** Reads a whole archive and compares every sum in it; throws a BackupError when it cannot be restored. */
export async function checkArchive(
  file: string,
  passphrase: string | undefined,
  known: KnownSchema,
): Promise<Archive> {
  const visitor = { header: (header: ArchiveHeader) => assertKnown(header, known) };
  const archive = await readArchive(file, passphrase, visitor, known.freeBytes);
  assertSequences(archive.manifest);
  return archive;
}

/** Its schema must be one that this Polaris has had. */
function assertKnown({ migrations, version, tables }: ArchiveHeader, known: KnownSchema): void {
  if (migrations.some((name, index) => name !== known.migrations[index]))
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

/** PostgreSQL names them by the table that takes numbers from them. */
function assertSequences({ sequences, tables }: ArchiveManifest): void {
  const unknown = sequences.find(
    ({ name }) => !tables.some((table) => name.startsWith(`${table.name}_`)),
  );
  if (unknown)
    throw new BackupError(`This Polaris knows no sequence ${unknown.name} of the backup.`);
}
