import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { writeAppImageEntry } from './appimage-entry.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'polaris-appimage-'));
  setPlatform('linux');
});
afterEach(restorePlatform);
const entry = () => join(data, 'applications/app.polaris.Polaris.desktop');

describe('the desktop entry of an AppImage', () => {
  it('registers it for polaris:// links', () => {
    writeAppImageEntry({ APPIMAGE: '/home/ada/Polaris.AppImage', XDG_DATA_HOME: data });
    const lines = readFileSync(entry(), 'utf8').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Exec="/home/ada/Polaris.AppImage" %U',
        'TryExec=/home/ada/Polaris.AppImage',
        'StartupWMClass=app.polaris.Polaris',
        'MimeType=x-scheme-handler/polaris;',
      ]),
    );
  });

  it('quotes a hostile path, so that it stays one argument and one line', () => {
    const path = '/tmp/a "b" $HOME `id` 100% \\x.AppImage';
    writeAppImageEntry({ APPIMAGE: path, XDG_DATA_HOME: data });
    expect(readFileSync(entry(), 'utf8')).toContain(
      'Exec="/tmp/a \\\\"b\\\\" \\\\$HOME \\\\`id\\\\` 100%% \\\\\\\\x.AppImage" %U\n',
    );
    writeAppImageEntry({ APPIMAGE: '/tmp/a\nExec=evil', XDG_DATA_HOME: data });
    expect(readFileSync(entry(), 'utf8')).not.toContain('evil');
  });

  it('writes no desktop entry for an installed app or on other systems', () => {
    writeAppImageEntry({ XDG_DATA_HOME: data });
    setPlatform('darwin');
    writeAppImageEntry({ APPIMAGE: '/x', XDG_DATA_HOME: data });
    expect(existsSync(entry())).toBe(false);
  });

  it('starts the app when the desktop entry of an AppImage cannot be written', () => {
    writeFileSync(join(data, 'file'), '');
    const environment = { APPIMAGE: '/x', XDG_DATA_HOME: join(data, 'file') };
    expect(() => writeAppImageEntry(environment)).not.toThrow();
  });
});
