import { beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, safeStorage } from '../../../testing/electron.ts';
import { Settings } from './settings.ts';
import { Vault, canKeep } from './vault.ts';

app.becomeReady();

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'polaris-store-'))));
const at = (name: string) => join(folder, name);

describe('settings', () => {
  it('are there again after a restart', () => {
    new Settings(at('settings.json')).set({ server: 'https://polaris.example', zoom: 1 });
    const again = new Settings(at('settings.json'));
    expect([again.get('server'), again.get('zoom')]).toEqual(['https://polaris.example', 1]);
  });

  it.each(['{', '[]', '{"zoom":"large"}', '{"server":"http://evil.example"}', '\0'])(
    'that are broken are put aside, and the app starts with the usual ones: %j',
    (content) => {
      writeFileSync(at('settings.json'), content);
      const settings = new Settings(at('settings.json'));
      expect(settings.get('server')).toBeNull();
      expect(settings.get('shortcuts').show).toBe('Control+Shift+Space');
      expect(readFileSync(at('settings.json.broken'), 'utf8')).toBe(content);
      settings.set({ zoom: 2 });
      expect(new Settings(at('settings.json')).get('zoom')).toBe(2);
    },
  );

  it('hold until the app ends where they cannot be stored', () => {
    const settings = new Settings('/nowhere/at/all/settings.json');
    settings.set({ zoom: 3 });
    expect(settings.get('zoom')).toBe(3);
  });
});

describe('the vault', () => {
  it('gives back what was put in, also after a restart', () => {
    new Vault(at('kept'), safeStorage).write({ words: 'follow the pole star' });
    expect(new Vault(at('kept'), safeStorage).read()).toEqual({ words: 'follow the pole star' });
  });

  it('G9: shows nothing of it on disk', () => {
    new Vault(at('kept'), safeStorage).write({ words: 'follow the pole star' });
    for (const name of readdirSync(folder))
      expect(readFileSync(at(name), 'latin1')).not.toContain('pole star');
  });

  it('G9: keeps nothing at all without a key ring', () => {
    const vault = new Vault(at('kept'), null);
    vault.write('words');
    expect(readdirSync(folder)).toEqual([]);
    expect(vault.read()).toBeNull();
  });

  it.each([
    ['linux', 'gnome_libsecret', true, true],
    ['linux', 'kwallet6', true, true],
    ['linux', 'basic_text', true, false],
    ['linux', 'unknown', true, false],
    ['linux', 'gnome_libsecret', false, false],
    ['darwin', 'unknown', true, true],
    ['win32', 'unknown', false, false],
  ] as const)(
    'G9: on %s with %s (available: %s) may keep: %s',
    (platform, backend, available, keeps) => {
      const keeper = {
        ...safeStorage,
        isEncryptionAvailable: () => available,
        getSelectedStorageBackend: () => backend,
      };
      expect(canKeep(keeper, platform)).toBe(keeps);
    },
  );

  it.each(['cut off', 'altered', 'without its key'])(
    'that is %s is put aside, and the app starts',
    (how) => {
      new Vault(at('kept'), safeStorage).write('words');
      const content = readFileSync(at('kept'));
      if (how === 'cut off') writeFileSync(at('kept'), content.subarray(0, 9));
      if (how === 'altered') writeFileSync(at('kept'), content.fill(0, 30, 31));
      if (how === 'without its key') writeFileSync(at('kept.key'), 'x');
      const vault = new Vault(at('kept'), safeStorage);
      expect(vault.read()).toBeNull();
      expect(existsSync(at('kept.broken'))).toBe(true);
      vault.write('new words');
      expect(new Vault(at('kept'), safeStorage).read()).toBe('new words');
    },
  );

  it('leaves nothing after it is wiped', () => {
    const vault = new Vault(at('kept'), safeStorage);
    vault.write('words');
    vault.wipe();
    expect(readdirSync(folder)).toEqual([]);
  });
});
