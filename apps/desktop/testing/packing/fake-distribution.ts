import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';

/** What @electron/fuses looks for in Electron's binary: the mark, then version, length and the fuses. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = 8;

/** Where the program is on these systems, below the folder of a distribution. */
const binaries = {
  linux: 'electron',
  win32: 'electron.exe',
} as const;

/** A folder that electron-builder takes for Electron: nothing in it runs. */
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

/** All fuses as Electron is shipped: the first one on, the others off, in ASCII. */
const wire = () => Buffer.from([1, FUSES, 0x31, ...Array<number>(FUSES - 1).fill(0x30)]);

/** The header of a program for 64 bits, of no length. */
function elf(): Buffer {
  const header = Buffer.alloc(64);
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  header.writeUInt16LE(2, 16);
  header.writeUInt16LE(0x3e, 18);
  return header;
}
