import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const desktop = join(import.meta.dirname, '../..');
/** Plain JavaScript, because electron-builder does not read TypeScript. */
const path: string = '../../electron-builder.config.mjs';
const { default: config } = (await import(path)) as {
  default: Record<string, never> & {
    electronFuses: object;
    appId: string;
    files: string[];
    protocols: object[];
    linux: { target: unknown[]; icon: string };
    mac: { target: { target: string }[] };
    win: { target: unknown[] };
  };
};

describe('the packing config', () => {
  it('turns off every fuse that the app does not need', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      resetAdHocDarwinSignature: true,
    });
    expect(config.asar).toBe(true);
  });

  it('has targets for Linux, macOS and Windows, with the app icon', () => {
    expect(config.linux.target).toEqual(['AppImage', 'deb']);
    expect(config.mac.target.map(({ target }) => target)).toEqual(['dmg', 'zip']);
    expect(config.win.target).toEqual([{ target: 'nsis', arch: ['x64', 'arm64'] }]);
    expect(existsSync(join(desktop, config.linux.icon))).toBe(true);
  });

  it('has the app id that the app sets on Windows', () => {
    const main = readFileSync(join(desktop, 'src/main/desktop.ts'), 'utf8');
    expect(main).toContain(`const APP_ID = '${config.appId}';`);
  });

  it('registers the polaris scheme', () => {
    expect(config.protocols).toEqual([{ name: 'Polaris', schemes: ['polaris'] }]);
  });

  it('packs no node_modules', () => {
    const manifest = JSON.parse(readFileSync(join(desktop, 'package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(config.files).toContain('!node_modules');
  });
});
