import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestKeyRing } from '../../../testing/test-key-ring.ts';
import { DataKey } from './data-key.ts';
import { writeDurablySync, writeDurably } from './durable-file.ts';
import { KeyRing, UnreadableError } from './key-ring.ts';
import { Settings } from './settings.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'polaris-store-'))));
const at = (name: string) => join(folder, name);

describe('settings', () => {
  it('reads settings again after a restart', () => {
    new Settings(at('settings.json')).set({ server: 'https://polaris.example', zoom: 1 });
    const again = new Settings(at('settings.json'));
    expect([again.get('server'), again.get('zoom')]).toEqual(['https://polaris.example', 1]);
  });

  it.each(['{', '[]', '\0', '\0'.repeat(4096)])(
    'renames a settings file without settings, and starts with the defaults: %j',
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

  it.each([{ zoom: 'large' }, { zoom: 99 }, { server: 'http://evil.example' }, { theme: null }])(
    'keeps all other settings when one is invalid: %j',
    (invalid) => {
      const valid = { zoom: 5.5, server: 'https://polaris.example', theme: 'dark' };
      writeFileSync(at('settings.json'), JSON.stringify({ ...valid, ...invalid }));
      const defaults = { zoom: 0, server: null, theme: 'system' };
      const settings = new Settings(at('settings.json'));
      for (const name of ['zoom', 'server', 'theme'] as const)
        expect(settings.get(name)).toBe(
          Object.hasOwn(invalid, name) ? defaults[name] : valid[name],
        );
    },
  );

  it('uses settings until the app quits when they cannot be stored', () => {
    const settings = new Settings('/nowhere/at/all/settings.json');
    settings.set({ zoom: 3 });
    expect(settings.get('zoom')).toBe(3);
  });
});

describe('writing a file', () => {
  it.each([
    ['synchronously', async (path: string) => writeDurablySync(path, 'text')],
    ['asynchronously', (path: string) => writeDurably(path, 'text')],
  ])('replaces a file, with mode 0600, and leaves no other file: %s', async (_, write) => {
    writeFileSync(at('file'), 'before');
    await write(at('file'));
    expect(readFileSync(at('file'), 'utf8')).toBe('text');
    expect(statSync(at('file')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('keeps the old file, and no other, when writing fails', async () => {
    writeFileSync(at('file'), 'before');
    await expect(writeDurably(at('file'), {} as never)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['file']);
    expect(readFileSync(at('file'), 'utf8')).toBe('before');
  });
});

describe('the key ring', () => {
  it.each([
    ['linux', 'gnome_libsecret', true, 'unlocked'],
    ['linux', 'kwallet6', true, 'unlocked'],
    ['linux', 'basic_text', true, 'missing'],
    ['linux', 'unknown', true, 'missing'],
    ['linux', 'gnome_libsecret', false, 'locked'],
    ['darwin', null, true, 'unlocked'],
    ['win32', null, false, 'locked'],
  ] as const)(
    'reports the key ring on %s with %s (available: %s) as %s',
    async (platform, backend, available, state) => {
      const storage = {
        isAsyncEncryptionAvailable: async () => available,
        getSelectedStorageBackend: () => {
          if (backend === null) throw new TypeError('Not a function on this platform.');
          return backend;
        },
      };
      expect(await new KeyRing(storage as never, platform).state()).toBe(state);
    },
  );

  it('does not count data as unreadable when the key ring fails once', async () => {
    const ring = new TestKeyRing();
    const encrypted = await ring.keyRing.encrypt('text');
    ring.failures = 1;
    expect((await ring.keyRing.decrypt(encrypted)).text).toBe('text');
    ring.failures = 2;
    await expect(ring.keyRing.decrypt(encrypted)).rejects.not.toBeInstanceOf(UnreadableError);
  });

  it('reports data as unreadable when a working key ring cannot decrypt it', async () => {
    const { keyRing } = new TestKeyRing();
    await expect(keyRing.decrypt(Buffer.alloc(64))).rejects.toBeInstanceOf(UnreadableError);
  });

  it('does not block the app while the key ring waits for a password', async () => {
    const ring = new TestKeyRing();
    ring.hangs = true;
    await expect(ring.keyRing.encrypt('text')).rejects.toThrow('The key ring did not respond.');
  });
});

describe('the data key', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('decrypts after a restart what it encrypted before', async () => {
    const { keyRing } = new TestKeyRing();
    const encrypted = await (await DataKey.load(at('key'), keyRing)).encrypt(bytes('pole star'));
    expect(encrypted.toString('latin1')).not.toContain('pole star');
    const again = await DataKey.load(at('key'), keyRing);
    expect((await again.decrypt(new Uint8Array(encrypted))).toString()).toBe('pole star');
  });

  it('does not replace the data key while the key ring is locked', async () => {
    const ring = new TestKeyRing();
    await DataKey.load(at('key'), ring.keyRing);
    const before = readFileSync(at('key'));
    ring.available = false;
    await expect(DataKey.load(at('key'), ring.keyRing)).rejects.toThrow();
    expect(readFileSync(at('key'))).toEqual(before);
  });

  it('encrypts the data key again when the key ring has a new key, and replaces an invalid one', async () => {
    const ring = new TestKeyRing();
    const key = await DataKey.load(at('key'), ring.keyRing);
    ring.rotated = true;
    expect((await DataKey.load(at('key'), ring.keyRing)).nameOf('x')).toBe(key.nameOf('x'));
    writeFileSync(at('key'), Buffer.alloc(60));
    expect((await DataKey.load(at('key'), ring.keyRing)).nameOf('x')).not.toBe(key.nameOf('x'));
  });
});
