import { type RestoreRules, restoreArchive } from './restore/restore-archive';
import { withScratchDatabase } from './snapshot/scratch-database';

/**
 * Restores a backup into a temporary database, compares every row and drops it. Returns `impossible` if the role cannot
 * create databases; throws if the backup cannot be restored.
 */
export function rehearse(
  url: string,
  file: string,
  rules: Pick<RestoreRules, 'migrations'>,
  passphrase: string | undefined,
): Promise<'passed' | 'impossible'> {
  return withScratchDatabase(url, async (scratchUrl) => {
    await restoreArchive(scratchUrl, file, { migrations: rules.migrations }, { passphrase });
  });
}
