import { type Archive, readArchive } from '../archive/archive-reader';
import { BackupError } from '../backup-error';
import type { ArchiveHeader } from '../archive/manifest';
import type { Progress } from '../progress';

/** Reads a whole archive and compares every sum in it; throws a BackupError when it cannot be restored. */
export async function checkArchive(
  file: string,
  passphrase: string | undefined,
  knownMigrations: string[],
  onProgress?: Progress,
): Promise<Archive> {
  return readArchive(file, passphrase, {
    header: (header) => assertKnown(header, knownMigrations),
    tableEnd: ({ name, rows }) => onProgress?.({ table: name, rows, total: rows }),
  });
}

/** Its schema must be one that this Polaris has had. */
function assertKnown({ migrations, version }: ArchiveHeader, known: string[]): void {
  if (migrations.some((name, index) => name !== known[index]))
    throw new BackupError(
      `The backup was made by a newer Polaris (${version}). Update this one first.`,
    );
}
