import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const desktop = join(import.meta.dirname, '../..');
/** Plain JavaScript, as its reader wants it. */
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

describe('the packed app', () => {
  it('G7: has every fuse blown that it does not need', () => {
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

  it('is made for the three systems, with our icon', () => {
    expect(config.linux.target).toEqual(['AppImage', 'deb']);
    expect(config.mac.target.map(({ target }) => target)).toEqual(['dmg', 'zip']);
    expect(config.win.target).toEqual([{ target: 'nsis', arch: ['x64', 'arm64'] }]);
    expect(existsSync(join(desktop, config.linux.icon))).toBe(true);
  });

  it('is known to Windows by the name that it tells', () => {
    const main = readFileSync(join(desktop, 'src/main/desktop.ts'), 'utf8');
    expect(main).toContain(`const APP_ID = '${config.appId}';`);
  });

  it('opens the links that a sign-in in the browser comes back by', () => {
    expect(config.protocols).toEqual([{ name: 'Polaris', schemes: ['polaris'] }]);
  });

  it('carries no package beside what is bundled', () => {
    const manifest = JSON.parse(readFileSync(join(desktop, 'package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(config.files).toContain('!node_modules');
  });
});
