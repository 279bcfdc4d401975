import { constants } from 'node:fs';
import { access, chmod, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeFolders } from '../../config/folders';

/**
 * Other accounts of this machine get no access, except that PostgreSQL's account can pass through if we run as root. An
 * existing folder with more rights loses them. Windows has no such rights.
 */
export async function makeDataFolder(folder: string, log: (line: string) => void): Promise<void> {
  const allowed = process.getuid?.() === 0 ? 0o711 : 0o700;
  await makeFolders(resolve(folder), allowed);
  await access(folder, constants.W_OK | constants.X_OK);
  const { mode } = await stat(folder);
  const excess = mode & 0o777 & ~allowed;
  if (excess === 0 || process.platform === 'win32') return;
  await chmod(folder, mode & 0o777 & allowed).catch(() =>
    log(`Others on this machine can look into ${folder}: its rights could not be changed.`),
  );
}
