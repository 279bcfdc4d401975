import { expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { findMisuses } from './electron-calls.ts';

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
const found = findMisuses(
  files.map((path) => join(desktop, path)),
  options,
).map(({ file, line, what }) => `${relative(desktop, file)}:${line} ${what}`);

it('finds no Electron API in the app that is deprecated, or missing on a platform where it runs', () => {
  expect(files).toContain('src/main/desktop.ts');
  expect(found.filter((one) => one.startsWith('src/') && !one.includes('Wayland'))).toEqual([]);
});

/** Each of these does less under Wayland, like `testing/fakes/fake-window.ts`. */
const limited = [
  ...['focus', 'getBounds', 'getCursorScreenPoint', 'setAlwaysOnTop', 'setBounds'],
  ...['setContentSize', 'setPosition'],
];

it('uses no Electron API that is limited under Wayland unless the app is tested with those limits', () => {
  const used = found.flatMap(
    (one) => /^src\/.* (\w+) is limited under Wayland$/.exec(one)?.[1] ?? [],
  );
  expect([...new Set(used)].sort()).toEqual(limited);
});

it('finds deprecated and platform-specific APIs line by line', () => {
  const illegal = 'testing/electron-calls/fixtures/illegal.ts:';
  expect(
    found.flatMap((one) => (one.startsWith(illegal) ? one.slice(illegal.length) : [])),
  ).toEqual([
    '13 storage.encryptString is deprecated',
    '14 safeStorage.isEncryptionAvailable is deprecated',
    '14 window.webContents.goBack is deprecated',
    '18 app.setAppUserModelId is missing on darwin, linux',
    '19 app.setAppUserModelId is missing on darwin',
    '20 app.dock?.show is missing on linux, win32',
    '20 dock is missing on linux, win32',
    '21 app.setBadgeCount is missing on win32',
    '22 status is missing on linux, win32',
    '22 app.getLoginItemSettings is missing on linux',
    '24 app.hide is missing on linux, win32',
    '25 setPosition is limited under Wayland',
  ]);
});

it('does not report the same APIs where they are available', () => {
  expect(files).toContain('testing/electron-calls/fixtures/legal.ts');
  expect(found.filter((one) => one.includes('legal.ts:') && !one.includes('illegal'))).toEqual([]);
});
