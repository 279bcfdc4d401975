import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { removePartials } from './leftovers';

it('removes only files last written to more than an hour ago', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'polaris-leftovers-'));
  const minutesOf: Record<string, number> = {
    '.polaris-old.partial': 70,
    '.polaris-new.partial': 50,
    '.polaris-old.retrieved.partial': 70,
    'polaris-old.tar.gz': 70,
  };
  for (const [name, minutes] of Object.entries(minutesOf)) {
    await writeFile(join(folder, name), 'half');
    const written = new Date(Date.now() - minutes * 60_000);
    await utimes(join(folder, name), written, written);
  }
  await removePartials(folder);
  expect((await readdir(folder)).sort()).toEqual([
    '.polaris-new.partial',
    '.polaris-old.retrieved.partial',
    'polaris-old.tar.gz',
  ]);
  await rm(folder, { recursive: true });
});
