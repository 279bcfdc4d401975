import { expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataFolder } from './data-folder.ts';

it('sets a variable on Linux, so that an app started by a link uses the same folder', () => {
  const { path, args, env } = newDataFolder('linux', {});
  expect(path).toBe(join(env.XDG_CONFIG_HOME!, 'Polaris'));
  expect(args).toEqual([`--user-data-dir=${path}`]);
});

it.each(['darwin', 'win32'] as const)("never touches a person's own data on %s", (platform) => {
  const { path, args } = newDataFolder(platform, { APPDATA: '/own' });
  expect(path).toContain(tmpdir());
  expect(args).toEqual([`--user-data-dir=${path}`]);
});

it('uses the usual folder on a build machine, unless another run has left data there', () => {
  const APPDATA = mkdtempSync(join(tmpdir(), 'polaris-usual-'));
  const env = { CI: 'true', APPDATA };
  expect(newDataFolder('win32', env).path).toBe(join(APPDATA, 'Polaris'));
  mkdirSync(join(APPDATA, 'Polaris/polaris'), { recursive: true });
  expect(() => newDataFolder('win32', env)).toThrow('has data of another run');
});
