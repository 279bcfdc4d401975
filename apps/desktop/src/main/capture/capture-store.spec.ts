import { beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestKeyRing } from '../../../testing/test-key-ring.ts';
import type { Capture } from './capture.ts';
import { CaptureStore } from './capture-store.ts';
import { migrateLegacyQueue } from './legacy-queue.ts';

let root: string;
let folder: string;
let ring: TestKeyRing;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'polaris-captures-'));
  folder = join(root, 'captured');
  ring = new TestKeyRing();
});

const open = () => new CaptureStore({ folder, keyRing: ring.keyRing, plainAllowed: () => false });
const capture = (subject: string): Capture => ({
  key: randomUUID(),
  user: 'ada',
  server: 'https://polaris.example',
  input: { customerId: 1, type: 'call', subject, description: null, dueOn: null },
});
const subjects = (captures: Capture[]) => captures.map(({ input }) => input.subject);
const names = () => readdirSync(folder).filter((name) => name !== 'aside');
const quarantined = () => readdirSync(join(folder, 'aside'));

async function withCaptures(...titles: string[]): Promise<void> {
  const store = open();
  for (const title of titles) expect(await store.add(capture(title))).toBe('stored');
}

/** Runs in its own process; returns the signal that ended it. */
function captureAndBeKilled(): string | null {
  const run = join(import.meta.dirname, '../../../testing/killed-capture.ts');
  const options = ['--disable-warning=ExperimentalWarning', '--experimental-transform-types'];
  return spawnSync(process.execPath, [...options, run, folder]).signal;
}

describe('captures on disk', () => {
  it('writes captures to disk in no readable form', async () => {
    await withCaptures('follow the pole star');
    expect(readFileSync(join(folder, names()[0]!), 'latin1')).not.toContain('pole star');
  });

  it('keeps captures while the key ring is locked, and reads them once it is unlocked', async () => {
    await withCaptures('First', 'Second');
    ring.available = false;
    const store = open();
    expect([await store.read(), store.locked, names().length]).toEqual([[], 2, 2]);
    ring.available = true;
    expect(subjects(await store.read())).toEqual(['First', 'Second']);
    expect([store.locked, store.quarantined]).toEqual([0, 0]);
  });

  it('keeps captures when the key ring fails sometimes', async () => {
    await withCaptures('First', 'Second');
    ring.failures = 3;
    const store = open();
    const found = [...(await store.read()), ...(await store.read())];
    expect(subjects(found).sort()).toEqual(['First', 'Second']);
    expect(store.quarantined).toBe(0);
  });

  it.each([
    ['of zeros', () => Buffer.alloc(200)],
    ['cut off', (content: Buffer) => content.subarray(0, 5)],
    ['not a capture', () => Buffer.from('sealed:}{')],
  ])('quarantines one record that is %s, and keeps the other captures', async (_, damage) => {
    await withCaptures('First', 'Second', 'Third');
    const path = join(folder, names().sort()[1]!);
    const damaged = damage(readFileSync(path));
    writeFileSync(path, damaged);
    const store = open();
    expect(subjects(await store.read())).toEqual(['First', 'Third']);
    expect(store.quarantined).toBe(1);
    expect(readFileSync(join(folder, 'aside', quarantined()[0]!))).toEqual(damaged);
  });

  it('reads captures from the quarantine again at the next start', async () => {
    await withCaptures('First');
    const path = join(folder, names()[0]!);
    const content = readFileSync(path);
    writeFileSync(path, 'x');
    expect(await open().read()).toEqual([]);
    writeFileSync(join(folder, 'aside', quarantined()[0]!), content);
    expect(subjects(await open().read())).toEqual(['First']);
  });

  it('encrypts captures again when the key ring has a new key', async () => {
    await withCaptures('First');
    ring.rotated = true;
    expect(subjects(await open().read())).toEqual(['First']);
    ring.rotated = false;
    expect(subjects(await open().read())).toEqual(['First']);
  });

  it('leaves a temporary file when the app is killed between write and rename of a capture', () => {
    expect(captureAndBeKilled()).toBe('SIGKILL');
    expect(names().filter((name) => name.endsWith('.next'))).toHaveLength(1);
  });

  it('reads the capture that was completely written before the app was killed', async () => {
    captureAndBeKilled();
    const store = open();
    expect(subjects(await store.read())).toEqual(['Stored', 'Killed']);
    expect(names().every((name) => name.endsWith('.sealed'))).toBe(true);
  });
});

/** Writes the format of earlier versions: all captures in one encrypted file. */
async function writeLegacyQueue(items: unknown, name = 'captures'): Promise<void> {
  const key = randomBytes(32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(items)), cipher.final()]);
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, name), Buffer.concat([nonce, cipher.getAuthTag(), encrypted]));
  writeFileSync(join(root, 'captures.key'), await ring.keyRing.encrypt(key.toString('base64')));
}

describe('the queue file of earlier versions', () => {
  const migrate = async () => {
    const store = open();
    const done = await migrateLegacyQueue(root, ring.keyRing, store);
    await store.read();
    return { done, found: await open().read(), store };
  };

  it.each(['captures', 'captures.broken'])(
    'migrates the queue file of an earlier version with the same keys: %s',
    async (name) => {
      const items = [capture('First'), { ...capture('Second'), refused: 'Not found.' }];
      await writeLegacyQueue(items, name);
      const { done, found } = await migrate();
      expect([done, found]).toEqual([true, items]);
      expect(readdirSync(root)).toEqual(['captured']);
    },
  );

  it('leaves the queue of an earlier version unchanged while the key ring is locked', async () => {
    await writeLegacyQueue([capture('First')]);
    ring.available = false;
    expect((await migrate()).done).toBe(false);
    expect(existsSync(join(root, 'captures'))).toBe(true);
    ring.available = true;
    expect(subjects((await migrate()).found)).toEqual(['First']);
  });

  it('migrates an earlier queue file once, even if the app quit halfway', async () => {
    const items = [capture('First'), capture('Second')];
    await open().add(items[0]!);
    await writeLegacyQueue(items);
    expect((await migrate()).found).toEqual(items);
  });

  it('quarantines one invalid record of an earlier queue file and keeps the others', async () => {
    const items = [capture('First'), { key: 7, subject: 'odd' }, capture('Third')];
    await writeLegacyQueue(items);
    const { found, store } = await migrate();
    expect([subjects(found), store.quarantined]).toEqual([['First', 'Third'], 1]);
  });

  it('quarantines an earlier queue file with its key if it is not a queue', async () => {
    await writeLegacyQueue({ answers: 7 });
    expect((await migrate()).done).toBe(true);
    expect(quarantined()).toEqual(['old-captures', 'old-captures.key']);
  });
});
