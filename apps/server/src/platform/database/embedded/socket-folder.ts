import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The smallest limit for a socket's path: 104 bytes on macOS, including the final zero. */
const MAX_BYTES = 103;
const PREFIX = '.s.PGSQL.';
const LONGEST_NAME = `${PREFIX}65535.lock`;

/**
 * Whether PostgreSQL can use a Unix socket in this folder, which is cheaper than TCP. Windows has none, and some file
 * systems of containers do not support them.
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

/** Removes the sockets of a killed PostgreSQL. Call it only while no other one is running. */
export function removeOldSockets(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(PREFIX)) rmSync(join(folder, name), { force: true });
}
