import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { holdsSockets, removeOldSockets } from './socket-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-sockets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a folder is asked by a socket where one can be made, and nothing stays of the attempt', async () => {
  expect(await holdsSockets(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  expect(await holdsSockets(join(folder, 'that there is not'))).toBe(false);
});

it('a folder whose path is too long for one is asked by TCP', async () => {
  const deep = join(folder, 'a'.repeat(90));
  mkdirSync(deep);
  expect(await holdsSockets(deep)).toBe(false);
});

it('what a killed PostgreSQL has left is removed, and its data stays', () => {
  for (const name of ['.s.PGSQL.4242', '.s.PGSQL.4242.lock', 'PG_VERSION'])
    writeFileSync(join(folder, name), '');
  removeOldSockets(folder);
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});
