import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node tools/checksums.ts write|check <folder>`: the checksums of all packages in a folder, in the format of
 * sha256sum. The file name includes the system, as the files of all systems end up in one folder.
 */
const PACKAGES = /\.(AppImage|deb|dmg|zip|exe|blockmap|yml)$/;
/** Files that electron-builder writes about its own work. */
const NOT_PACKAGES = /^builder-/;
const [action = '', folder = ''] = process.argv.slice(2);
const path = join(folder, `SHA256SUMS-${process.platform}-${process.arch}`);

function checksums(): string {
  const names = readdirSync(folder).filter(
    (name) => PACKAGES.test(name) && !NOT_PACKAGES.test(name),
  );
  if (names.length === 0) throw new Error(`There are no packages in ${folder}.`);
  const sum = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return names.map((name) => `${sum(name)}  ${name}\n`).join('');
}

if (action === 'write') writeFileSync(path, checksums());
else if (action !== 'check') throw new Error('Say write or check.');
else if (readFileSync(path, 'utf8') !== checksums())
  throw new Error(`The packages in ${folder} are not those of ${path}.`);
