import { expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { misuses } from './electron-calls.ts';

const desktop = join(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(join(desktop, 'tsconfig.json'), (path) =>
  ts.sys.readFile(path),
) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, desktop);
const files = globSync(
  ['src/{main,preload,bridge}/**/*.ts', 'testing/electron-calls/fixtures/*.ts'],
  { cwd: desktop, exclude: ['**/*.spec.ts'] },
);
const found = misuses(
  files.map((path) => join(desktop, path)),
  options,
).map(({ file, line, what }) => `${relative(desktop, file)}:${line} ${what}`);

it('nothing of Electron is used that is deprecated, or that a platform does not have', () => {
  expect(files).toContain('src/main/desktop.ts');
  expect(found.filter((one) => one.startsWith('src/'))).toEqual([]);
});

it('what is deprecated or not everywhere is found, line by line', () => {
  const illegal = 'testing/electron-calls/fixtures/illegal.ts:';
  expect(
    found.flatMap((one) => (one.startsWith(illegal) ? one.slice(illegal.length) : [])),
  ).toEqual([
    '13 keeper.encryptString is deprecated',
    '14 safeStorage.isEncryptionAvailable is deprecated',
    '14 window.webContents.goBack is deprecated',
    '18 app.setAppUserModelId is not there on darwin, linux',
    '19 app.setAppUserModelId is not there on darwin',
    '20 app.dock?.show is not there on linux, win32',
    '20 dock is not there on linux, win32',
    '21 app.setBadgeCount is not there on win32',
    '22 status is not there on linux, win32',
    '22 app.getLoginItemSettings is not there on linux',
    '24 app.hide is not there on linux, win32',
  ]);
});

it('the same where it may be used is not', () => {
  expect(files).toContain('testing/electron-calls/fixtures/legal.ts');
  expect(found.filter((one) => one.includes('legal.ts:') && !one.includes('illegal'))).toEqual([]);
});
