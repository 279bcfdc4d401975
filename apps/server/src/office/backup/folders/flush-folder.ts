import { open } from 'node:fs/promises';

/** So that the names in it are on the disk, too; not every system can do that for a folder. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
