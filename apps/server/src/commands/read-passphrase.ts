import { readFile } from 'node:fs/promises';
import { StartError } from '../platform/config/load-environment';
import type { Environment } from '../platform/config/environment';

/** Reads the first line of a file, else BACKUP_PASSPHRASE: neither is visible in a list of processes. */
export async function readPassphrase(
  { BACKUP_PASSPHRASE }: Environment,
  file: string | undefined,
): Promise<string | undefined> {
  if (file === undefined) return BACKUP_PASSPHRASE;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The passphrase could not be read from ${file}: ${error.code}`);
  });
  const [line = ''] = text.split(/\r?\n/);
  if (line.length < 12)
    throw new StartError(`The passphrase in ${file} must be at least 12 characters.`);
  return line;
}
