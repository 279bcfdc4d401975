import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files in progress have been written to more recently than this. */
export const LEFTOVER_MS = 3600 * 1000;

/** Removes partial files of killed processes. A retrieval from a bucket removes its own. */
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
