import { type RestoreRules, restoreArchive } from './restore/restore-archive';
import { withScratchDatabase } from './snapshot/scratch-database';

/**
 * Restores a backup into a database of its own, compares every row and drops it again. Answers
 * `impossible` where the role may not make a database; throws when the backup cannot be restored.
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
