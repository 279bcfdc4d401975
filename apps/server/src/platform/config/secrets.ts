import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolders } from './folders';
import { newToken } from './hash-token';

/** A shorter secret was cut off while being written, such as by a full disk. */
const SHORTEST = 32;

/** Returns a random secret, created once and stored in the data folder with access for its owner only. */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  const folder = resolve(dataDir, 'secrets');
  await makeFolders(folder, 0o700);
  const file = join(folder, name);
  const found = await read(file);
  if (found !== undefined && found.length >= SHORTEST) return found;
  // A secret that is too short was never usable: it is replaced.
  await write(folder, file, found === undefined ? link : rename);
  return (await read(file))!;
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file gets its name only once it is complete and synced. If two are created concurrently, the first one stays. */
async function write(folder: string, file: string, place: typeof link): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`;
  try {
    await writeToDisk(draft, newToken());
    await place(draft, file).catch(ignoreTaken);
    await flush(folder);
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeToDisk(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
