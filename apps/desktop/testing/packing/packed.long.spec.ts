import { beforeAll, describe, expect, it } from '@jest/globals';
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeDistribution } from './fake-distribution.ts';

const desktop = join(import.meta.dirname, '../..');
const ON = 0x31;
const OFF = 0x30;

let folder: string;
let packed: { status: number | null; output: string };
const at = (name: string) => join(folder, 'out', name);
const read = (name: string) => readFileSync(at(name), 'utf8');

/** Runs electron-builder as the workflow does, but with a fake Electron distribution. */
function pack(more: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(desktop, 'tools/pack.ts'),
      ...['--config', 'testing/packing/pack-config.mjs', '--linux', 'dir'],
      ...[`-c.electronDist=${join(folder, 'electron')}`, `-c.directories.output=${at('')}`],
      ...more,
    ],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        CSC_LINK: '',
        GITHUB_REF_TYPE: 'tag',
        GITHUB_REF_NAME: 'v9.8.7',
        // No network.
        HTTPS_PROXY: 'http://127.0.0.1:9',
        ...env,
      },
    },
  );
  return { status, output: stdout + stderr };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-packed-'));
  mkdirSync(at(''));
  await fakeDistribution(join(folder, 'electron'), 'linux');
  packed = pack(['--publish', 'never']);
});

describe('the packed app', () => {
  it('packs the app without errors', () =>
    expect(packed).toMatchObject({
      status: 0,
      output: expect.stringContaining('@electron/fuses'),
    }));

  it('names the app Polaris, as well as its executable and data folder', () => {
    const executable = statSync(at('linux-unpacked/Polaris'));
    expect(executable.mode & 0o111).toBe(0o111);
    // Electron names the folder in appData after `productName`, else after `name`.
    expect(manifest()).toMatchObject({
      name: 'polaris',
      productName: 'Polaris',
      desktopName: 'app.polaris.Polaris.desktop',
      main: './out/main/main.js',
      type: 'module',
    });
  });

  it('packs the app with the version of its tag', () =>
    expect(manifest()).toMatchObject({ version: '9.8.7' }));

  it('contains the build and its icons, and nothing else', () => {
    const files = list().filter((path) => !path.startsWith('/out/renderer/assets/'));
    expect(files.filter((path) => !path.startsWith('/out/main/chunks'))).toEqual([
      '/out',
      '/out/main',
      '/out/main/main.js',
      '/out/preload',
      '/out/preload/preload.cjs',
      '/out/renderer',
      '/out/renderer/.vite',
      '/out/renderer/.vite/manifest.json',
      '/out/renderer/assets',
      '/out/renderer/index.html',
      '/package.json',
      '/resources',
      '/resources/tray',
      ...[
        ...['tray-Template.png', 'tray-Template@2x.png', 'tray.ico', 'tray.png', 'tray@2x.png'],
        ...['unread.png', 'window.png'],
      ].map((name) => `/resources/tray/${name}`),
    ]);
    expect(readdirSync(at('linux-unpacked/resources'))).not.toContain('app');
  });

  it('packs the app with the configured fuses', async () => {
    const { version, ...wire } = await getCurrentFuseWire(at('linux-unpacked/Polaris'));
    expect(version).toBe('1');
    expect(wire).toEqual({
      [FuseV1Options.RunAsNode]: OFF,
      [FuseV1Options.EnableCookieEncryption]: ON,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: OFF,
      [FuseV1Options.EnableNodeCliInspectArguments]: OFF,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ON,
      [FuseV1Options.OnlyLoadAppFromAsar]: ON,
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: OFF,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: OFF,
    });
  });

  it('packs the app with an update feed', () => {
    const feed = read('linux-unpacked/resources/app-update.yml');
    expect(feed).toContain('provider: github');
    expect(feed).toContain('owner: polaris-example');
    expect(feed).toContain('repo: polaris');
    expect(feed).toContain('updaterCacheDirName: polaris-updater');
  });

  it('packs a version for the update test, which updates itself from the local feed', () => {
    const output = at('update-test');
    const more = ['--publish', 'never', `-c.directories.output=${output}`];
    expect(pack(more, { POLARIS_UPDATE_TEST: '0.0.1' })).toMatchObject({ status: 0 });
    const feed = read('update-test/linux-unpacked/resources/app-update.yml');
    expect(feed).toContain('provider: generic\nurl: http://127.0.0.1:8737');
    const asarFile = at('update-test/linux-unpacked/resources/app.asar');
    const manifest = extractFile(asarFile, 'package.json').toString();
    expect(JSON.parse(manifest)).toMatchObject({ version: '0.0.1' });
  });

  it("packs a desktop entry that matches the app's windows and handles polaris:// links", () => {
    const entry = read('app.polaris.Polaris.desktop').split('\n');
    expect(entry).toEqual(
      expect.arrayContaining([
        'Name=Polaris',
        'Exec=/opt/Polaris/Polaris %U',
        'Icon=Polaris',
        'StartupWMClass=app.polaris.Polaris',
        'MimeType=x-scheme-handler/polaris;',
      ]),
    );
  });
});

const asar = () => at('linux-unpacked/resources/app.asar');
const list = () => listPackage(asar(), { isPack: false }).sort();
const manifest = () => JSON.parse(extractFile(asar(), 'package.json').toString()) as object;
