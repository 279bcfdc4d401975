import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What is still being written was written to a moment ago. */
export const LEFTOVER_MS = 3600 * 1000;

/** What a process that was killed has left half written; a retrieval from a bucket removes its own. */
export const removePartials = (folder: string): Promise<void> =>
  removeOlder(
    folder,
    (name) => /^\.polaris-(?!.*\.retrieved\.partial$).*\.partial$/.test(name),
    LEFTOVER_MS,
  );

/** Removes the files and folders of these names that have not been written to for so long. */
export async function removeOlder(
  folder: string,
  isOurs: (name: string) => boolean,
  ageMs: number,
): Promise<void> {
  for (const name of (await readdir(folder)).filter(isOurs)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > ageMs) await rm(path, { recursive: true, force: true });
  }
}
