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

it('connects by a socket when one can be created in a folder, and leaves no test file', async () => {
  expect(await holdsSockets(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  expect(await holdsSockets(join(folder, 'that there is not'))).toBe(false);
});

it("connects by TCP when the folder's path is too long for a socket", async () => {
  const deep = join(folder, 'a'.repeat(90));
  mkdirSync(deep);
  expect(await holdsSockets(deep)).toBe(false);
});

it('removes the leftovers of a killed PostgreSQL and keeps its data', () => {
  for (const name of ['.s.PGSQL.4242', '.s.PGSQL.4242.lock', 'PG_VERSION'])
    writeFileSync(join(folder, name), '');
  removeOldSockets(folder);
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});
