import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestRing } from '../../../testing/test-key-ring.ts';
import { DataKey } from './data-key.ts';
import { writeBytes, writeDurably } from './durable-file.ts';
import { KeyRing, Unreadable } from './key-ring.ts';
import { Settings } from './settings.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'polaris-store-'))));
const at = (name: string) => join(folder, name);

describe('settings', () => {
  it('are there again after a restart', () => {
    new Settings(at('settings.json')).set({ server: 'https://polaris.example', zoom: 1 });
    const again = new Settings(at('settings.json'));
    expect([again.get('server'), again.get('zoom')]).toEqual(['https://polaris.example', 1]);
  });

  it.each([
    '{',
    '[]',
    '{"zoom":"large"}',
    '{"server":"http://evil.example"}',
    '\0',
    '\0'.repeat(4096),
  ])('that are broken are put aside, and the app starts with the usual ones: %j', (content) => {
    writeFileSync(at('settings.json'), content);
    const settings = new Settings(at('settings.json'));
    expect(settings.get('server')).toBeNull();
    expect(settings.get('shortcuts').show).toBe('Control+Shift+Space');
    expect(readFileSync(at('settings.json.broken'), 'utf8')).toBe(content);
    settings.set({ zoom: 2 });
    expect(new Settings(at('settings.json')).get('zoom')).toBe(2);
  });

  it('hold until the app ends where they cannot be stored', () => {
    const settings = new Settings('/nowhere/at/all/settings.json');
    settings.set({ zoom: 3 });
    expect(settings.get('zoom')).toBe(3);
  });
});

describe('a file that is written', () => {
  it.each([
    ['while the app waits', async (path: string) => writeBytes(path, 'text')],
    ['without holding up the app', (path: string) => writeDurably(path, 'text')],
  ])('is whole, of this account alone, and leaves nothing beside it: %s', async (_, write) => {
    writeFileSync(at('file'), 'before');
    await write(at('file'));
    expect(readFileSync(at('file'), 'utf8')).toBe('text');
    expect(statSync(at('file')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('leaves the old one, and nothing else, where it cannot be written', async () => {
    writeFileSync(at('file'), 'before');
    await expect(writeDurably(at('file'), {} as never)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['file']);
    expect(readFileSync(at('file'), 'utf8')).toBe('before');
  });
});

describe('the key ring', () => {
  it.each([
    ['linux', 'gnome_libsecret', true, 'open'],
    ['linux', 'kwallet6', true, 'open'],
    ['linux', 'basic_text', true, 'missing'],
    ['linux', 'unknown', true, 'missing'],
    ['linux', 'gnome_libsecret', false, 'closed'],
    ['darwin', null, true, 'open'],
    ['win32', null, false, 'closed'],
  ] as const)('G9: on %s with %s (available: %s) is %s', async (platform, backend, open, state) => {
    const storage = {
      isAsyncEncryptionAvailable: async () => open,
      getSelectedStorageBackend: () => {
        if (backend === null) throw new TypeError('This is not there on this system.');
        return backend;
      },
    };
    expect(await new KeyRing(storage as never, platform).state()).toBe(state);
  });

  it('that refuses once is no reason to take what it sealed for unreadable', async () => {
    const test = new TestRing();
    const sealed = await test.ring.seal('text');
    test.refusals = 1;
    expect((await test.ring.open(sealed)).text).toBe('text');
    test.refusals = 2;
    await expect(test.ring.open(sealed)).rejects.not.toBeInstanceOf(Unreadable);
  });

  it('says what nothing opens, where it is not to blame', async () => {
    const { ring } = new TestRing();
    await expect(ring.open(Buffer.alloc(64))).rejects.toBeInstanceOf(Unreadable);
  });

  it('that waits for a password which nobody types holds nothing up', async () => {
    const test = new TestRing();
    test.silent = true;
    await expect(test.ring.seal('text')).rejects.toThrow('The key ring is silent.');
  });
});

describe('the key of many records', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('opens after a restart what it sealed before, and shows nothing of it', async () => {
    const { ring } = new TestRing();
    const sealed = await (await DataKey.load(at('key'), ring)).seal(bytes('pole star'));
    expect(sealed.toString('latin1')).not.toContain('pole star');
    const again = await DataKey.load(at('key'), ring);
    expect((await again.open(new Uint8Array(sealed))).toString()).toBe('pole star');
  });

  it('is not replaced while the key ring refuses', async () => {
    const test = new TestRing();
    await DataKey.load(at('key'), test.ring);
    const before = readFileSync(at('key'));
    test.available = false;
    await expect(DataKey.load(at('key'), test.ring)).rejects.toThrow();
    expect(readFileSync(at('key'))).toEqual(before);
  });

  it('is sealed again when the key ring has a new key, and replaced when it is none', async () => {
    const test = new TestRing();
    const key = await DataKey.load(at('key'), test.ring);
    test.rotated = true;
    expect((await DataKey.load(at('key'), test.ring)).nameOf('x')).toBe(key.nameOf('x'));
    writeFileSync(at('key'), Buffer.alloc(60));
    expect((await DataKey.load(at('key'), test.ring)).nameOf('x')).not.toBe(key.nameOf('x'));
  });
});
