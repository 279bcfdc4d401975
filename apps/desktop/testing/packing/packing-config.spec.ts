import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DESKTOP_ID } from '../../src/main/deep-links/appimage-entry.ts';

const desktop = join(import.meta.dirname, '../..');
/** Plain JavaScript, because electron-builder does not read TypeScript. */
const { default: config } = createRequire(import.meta.url)('../../electron-builder.config.mjs') as {
  default: Record<string, never> & {
    electronFuses: object;
    appId: string;
    files: string[];
    protocols: object[];
    linux: { target: unknown[]; icon: string };
    mac: { target: { target: string }[]; icon: string };
    win: { target: unknown[] };
    appImage: { executableArgs: string[] };
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

  it('targets Linux, macOS and Windows, with the app icon', () => {
    expect(config.linux.target).toEqual(['AppImage', 'deb']);
    expect(config.mac.target.map(({ target }) => target)).toEqual(['dmg', 'zip']);
    expect(config.win.target).toEqual([{ target: 'nsis', arch: ['x64', 'arm64'] }]);
    expect(existsSync(join(desktop, config.linux.icon))).toBe(true);
    expect(existsSync(join(desktop, config.mac.icon))).toBe(true);
  });

  it('uses the app id that the app sets on Windows', () => {
    const main = readFileSync(join(desktop, 'src/main/desktop.ts'), 'utf8');
    expect(main).toContain(`const APP_ID = '${config.appId}';`);
  });

  it('starts the AppImage with the sandbox', () =>
    expect(config.appImage.executableArgs).toEqual([]));

  it('uses a desktop name that portals of Linux accept, the same as the entry of an AppImage', () => {
    const manifest = JSON.parse(readFileSync(join(desktop, 'package.json'), 'utf8')) as {
      desktopName: string;
    };
    expect(manifest.desktopName).toBe(`${DESKTOP_ID}.desktop`);
    expect(DESKTOP_ID).toMatch(/^[a-z]+(\.[a-zA-Z]+){2,}$/);
    // The suffix is cut off once: the id must not end with it.
    expect(DESKTOP_ID).not.toMatch(/\.desktop$/);
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
