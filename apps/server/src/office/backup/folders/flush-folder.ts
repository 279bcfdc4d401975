import { open } from 'node:fs/promises';

/** Flushes a folder, so that its file names are on the disk. Does nothing on systems that do not support it. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
