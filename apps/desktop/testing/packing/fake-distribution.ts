import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';

/** In Electron's binary this marks the fuses: version, number, and one byte for each follow. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = 8;

/** The path of the executable in a distribution. */
const binaries = {
  linux: 'electron',
  win32: 'electron.exe',
} as const;

/** Creates a folder that electron-builder accepts as Electron. Its executable does not run. */
export async function fakeDistribution(folder: string, platform: keyof typeof binaries) {
  const resources = join(folder, 'resources');
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(resources, { recursive: true });
  writeFileSync(join(folder, 'locales/en-US.pak'), '');
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version'])
    writeFileSync(join(folder, name), '');
  const binary = join(folder, binaries[platform]);
  writeFileSync(binary, Buffer.concat([elf(), Buffer.from(SENTINEL), wire()]));
  chmodSync(binary, 0o755);
  const app = join(folder, 'default_app');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{}');
  await createPackage(app, join(resources, 'default_app.asar'));
}

/** The fuses as Electron ships them, in ASCII: the first one on, the others off. */
const wire = () => Buffer.from([1, FUSES, 0x31, ...Array<number>(FUSES - 1).fill(0x30)]);

/** The header of an empty 64-bit ELF executable. */
function elf(): Buffer {
  const header = Buffer.alloc(64);
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  header.writeUInt16LE(2, 16);
  header.writeUInt16LE(0x3e, 18);
  return header;
}
