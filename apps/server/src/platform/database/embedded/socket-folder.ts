import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** What systems allow for the path of a socket: macOS, with the least, 104 bytes with the last zero. */
const MAX_BYTES = 103;
const PREFIX = '.s.PGSQL.';
const LONGEST_NAME = `${PREFIX}65535.lock`;

/**
 * Whether PostgreSQL can be asked by a Unix socket in this folder, which costs both sides less than TCP.
 * Windows has none, and not every file system of a container holds them.
 */
export function holdsSockets(folder: string): Promise<boolean> {
  const path = join(folder, LONGEST_NAME);
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_BYTES)
    return Promise.resolve(false);
  const probe = createServer();
  return new Promise((done) => {
    probe.once('error', () => done(false));
    probe.listen(join(folder, `${PREFIX}0`), () => probe.close(() => done(true)));
  });
}

/** Removes what a PostgreSQL has left that was killed; no other one may be running. */
export function removeOldSockets(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(PREFIX)) rmSync(join(folder, name), { force: true });
}
