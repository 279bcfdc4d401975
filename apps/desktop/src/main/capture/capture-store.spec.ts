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
import { TestRing } from '../../../testing/test-key-ring.ts';
import type { Capture } from './capture.ts';
import { CaptureStore } from './capture-store.ts';
import { takeOverQueue } from './legacy-queue.ts';

let top: string;
let folder: string;
let test: TestRing;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'polaris-captures-'));
  folder = join(top, 'captured');
  test = new TestRing();
});

const open = () => new CaptureStore({ folder, ring: test.ring, plainAllowed: () => false });
const capture = (subject: string): Capture => ({
  key: randomUUID(),
  user: 'ada',
  server: 'https://polaris.example',
  input: { customerId: 1, type: 'call', subject, description: null, dueOn: null },
});
const subjects = (captures: Capture[]) => captures.map(({ input }) => input.subject);
const names = () => readdirSync(folder).filter((name) => name !== 'aside');
const aside = () => readdirSync(join(folder, 'aside'));

async function withCaptures(...titles: string[]): Promise<void> {
  const store = open();
  for (const title of titles) expect(await store.add(capture(title))).toBe('stored');
}

/** In a process of its own; answers the signal that ended it. */
function captureAndBeKilled(): string | null {
  const run = join(import.meta.dirname, '../../../testing/killed-capture.ts');
  const options = ['--disable-warning=ExperimentalWarning', '--experimental-transform-types'];
  return spawnSync(process.execPath, [...options, run, folder]).signal;
}

describe('captures on disk', () => {
  it('G9: show nothing of what they hold', async () => {
    await withCaptures('follow the pole star');
    expect(readFileSync(join(folder, names()[0]!), 'latin1')).not.toContain('pole star');
  });

  it('outlive a key ring that refuses, and are read once it serves again', async () => {
    await withCaptures('First', 'Second');
    test.available = false;
    const store = open();
    expect([await store.read(), store.locked, names().length]).toEqual([[], 2, 2]);
    test.available = true;
    expect(subjects(await store.read())).toEqual(['First', 'Second']);
    expect([store.locked, store.aside]).toEqual([0, 0]);
  });

  it('outlive a key ring that refuses only now and then', async () => {
    await withCaptures('First', 'Second');
    test.refusals = 3;
    const store = open();
    const found = [...(await store.read()), ...(await store.read())];
    expect(subjects(found).sort()).toEqual(['First', 'Second']);
    expect(store.aside).toBe(0);
  });

  it.each([
    ['of zeros', () => Buffer.alloc(200)],
    ['cut off', (content: Buffer) => content.subarray(0, 5)],
    ['no capture', () => Buffer.from('sealed:}{')],
  ])('survive one record that is %s: it is kept aside', async (_, damage) => {
    await withCaptures('First', 'Second', 'Third');
    const path = join(folder, names().sort()[1]!);
    const damaged = damage(readFileSync(path));
    writeFileSync(path, damaged);
    const store = open();
    expect(subjects(await store.read())).toEqual(['First', 'Third']);
    expect(store.aside).toBe(1);
    expect(readFileSync(join(folder, 'aside', aside()[0]!))).toEqual(damaged);
  });

  it('are looked at again when the app starts: what lay aside may open by then', async () => {
    await withCaptures('First');
    const path = join(folder, names()[0]!);
    const content = readFileSync(path);
    writeFileSync(path, 'x');
    expect(await open().read()).toEqual([]);
    writeFileSync(join(folder, 'aside', aside()[0]!), content);
    expect(subjects(await open().read())).toEqual(['First']);
  });

  it('are sealed again when the key ring has a new key', async () => {
    await withCaptures('First');
    test.rotated = true;
    expect(subjects(await open().read())).toEqual(['First']);
    test.rotated = false;
    expect(subjects(await open().read())).toEqual(['First']);
  });

  it('are whole or not there when the app is killed between writing and naming one', () => {
    expect(captureAndBeKilled()).toBe('SIGKILL');
    expect(names().filter((name) => name.endsWith('.next'))).toHaveLength(1);
  });

  it('take up what was written whole before the app was killed', async () => {
    captureAndBeKilled();
    const store = open();
    expect(subjects(await store.read())).toEqual(['Stored', 'Killed']);
    expect(names().every((name) => name.endsWith('.sealed'))).toBe(true);
  });
});

/** The file of the app of before: all captures in one, under a key that the ring sealed. */
async function writeOldQueue(items: unknown, name = 'captures'): Promise<void> {
  const key = randomBytes(32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(items)), cipher.final()]);
  mkdirSync(top, { recursive: true });
  writeFileSync(join(top, name), Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
  writeFileSync(join(top, 'captures.key'), await test.ring.seal(key.toString('base64')));
}

describe('the one file of the app of before', () => {
  const takeOver = async () => {
    const store = open();
    const done = await takeOverQueue(top, test.ring, store);
    await store.read();
    return { done, found: await open().read(), store };
  };

  it.each(['captures', 'captures.broken'])(
    'is taken over, under the same keys: %s',
    async (name) => {
      const items = [capture('First'), { ...capture('Second'), refused: 'Not found.' }];
      await writeOldQueue(items, name);
      const { done, found } = await takeOver();
      expect([done, found]).toEqual([true, items]);
      expect(readdirSync(top)).toEqual(['captured']);
    },
  );

  it('waits as it is while the key ring refuses', async () => {
    await writeOldQueue([capture('First')]);
    test.available = false;
    expect((await takeOver()).done).toBe(false);
    expect(existsSync(join(top, 'captures'))).toBe(true);
    test.available = true;
    expect(subjects((await takeOver()).found)).toEqual(['First']);
  });

  it('is taken over once, though the app ended midway', async () => {
    const items = [capture('First'), capture('Second')];
    await open().add(items[0]!);
    await writeOldQueue(items);
    expect((await takeOver()).found).toEqual(items);
  });

  it('with one bad record keeps that aside, and loses none of the others', async () => {
    const items = [capture('First'), { key: 7, subject: 'odd' }, capture('Third')];
    await writeOldQueue(items);
    const { found, store } = await takeOver();
    expect([subjects(found), store.aside]).toEqual([['First', 'Third'], 1]);
  });

  it('is kept aside with its key where it is no queue', async () => {
    await writeOldQueue({ answers: 7 });
    expect((await takeOver()).done).toBe(true);
    expect(aside()).toEqual(['old-captures', 'old-captures.key']);
  });
});
