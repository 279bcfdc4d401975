import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { makeDataFolder } from './data-folder';

const parent = mkdtempSync(join(tmpdir(), 'polaris-data-folder-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** Root may pass through, as the account that PostgreSQL runs as. */
const PRIVATE = process.getuid?.() === 0 ? 0o711 : 0o700;
const modeOf = (folder: string) => statSync(folder).mode & 0o777;
const noLog = (line: string) => expect(line).toBe('nothing');

it('makes the data folder private (ASVS 16.4.2)', async () => {
  const folder = join(parent, 'new', 'data');
  await makeDataFolder(folder, noLog);
  expect(modeOf(folder)).toBe(PRIVATE);
});

it('removes the rights of others from an existing data folder, and adds none', async () => {
  const folder = join(parent, 'old');
  await makeDataFolder(folder, noLog);
  chmodSync(folder, 0o777);
  await makeDataFolder(folder, noLog);
  expect(modeOf(folder)).toBe(PRIVATE);
  chmodSync(folder, 0o700);
  await makeDataFolder(folder, noLog);
  expect(modeOf(folder)).toBe(0o700);
});
