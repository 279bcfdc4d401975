import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The installed Electron binary, or null. Importing the package instead would download it. */
export function electronBinary(): string | null {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist');
  const binary = join(dist, readFileSync(pathFile, 'utf8'));
  return existsSync(binary) ? binary : null;
}
