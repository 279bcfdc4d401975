import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The binary that is installed, or null. Importing the package instead would try to fetch it. */
export function electronBinary(): string | null {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const named = join(folder, 'path.txt');
  if (!existsSync(named)) return null;
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist');
  const binary = join(dist, readFileSync(named, 'utf8'));
  return existsSync(binary) ? binary : null;
}
