import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestRing } from '../../../testing/test-key-ring.ts';
import { writeDurably } from '../store/durable-file.ts';
import { CaptureQueue, type Place } from './capture-queue.ts';
import { CaptureStore } from './capture-store.ts';

const input = (subject: string) => ({
  customerId: 1,
  type: 'call' as const,
  subject,
  description: null,
  dueOn: null,
});
const here: Place = { user: 'ada', server: 'https://polaris.example' };

/** A server that remembers keys, as ours does. */
let stored: Map<string, string>;
let arrivals: string[];
let status: number;
let online: boolean;
/** The answer is lost on its way back. */
let answersLost: boolean;
/** The server takes a call and never answers it. */
let silent: boolean;
let folder: string;
let diskFull: boolean;
let place: Place | null;
let test: TestRing;
let plain: boolean;

beforeEach(() => {
  stored = new Map();
  arrivals = [];
  status = 201;
  online = true;
  answersLost = false;
  silent = false;
  folder = join(mkdtempSync(join(tmpdir(), 'polaris-queue-')), 'captured');
  diskFull = false;
  place = here;
  test = new TestRing();
  plain = false;
});

async function write(path: string, content: string | Uint8Array): Promise<void> {
  if (diskFull) throw new Error('ENOSPC: no space left on device');
  await writeDurably(path, content);
}

const make = () =>
  new CaptureQueue({
    store: new CaptureStore({ folder, ring: test.ring, plainAllowed: () => plain, write }),
    place: () => place,
    mayBeSent: () => online,
    send: async ({ subject }, key) => {
      await Promise.resolve();
      if (!online) throw new Error('offline');
      arrivals.push(subject);
      if (status < 300) stored.set(key, subject);
      if (answersLost) throw new Error('reset');
      if (silent) await new Promise(() => undefined);
      return { status, detail: 'This customer was not found.' };
    },
    onChange: () => undefined,
    patience: 1000,
  });

async function open() {
  const queue = make();
  await queue.load();
  return queue;
}

const records = () => readdirSync(folder).filter((name) => name !== 'aside');
const onDisk = () => records().map((name) => readFileSync(join(folder, name), 'utf8'));

describe('quick capture', () => {
  it('sends at once when there is a connection', async () => {
    expect(await (await open()).add(input('Call'))).toEqual({ ok: true });
    expect([...stored.values()]).toEqual(['Call']);
    expect(records()).toEqual([]);
  });

  it('says so when there is no room to keep it, and sends nothing that it could lose', async () => {
    diskFull = true;
    const queue = await open();
    expect(await queue.add(input('Call'))).toEqual({
      ok: false,
      message: 'There is no room on this machine to keep it. Nothing was logged.',
    });
    expect([arrivals, queue.waiting]).toEqual([[], 0]);
    diskFull = false;
    expect(await queue.add(input('Call'))).toEqual({ ok: true });
    expect(arrivals).toEqual(['Call']);
  });

  it('keeps what waits when the disk is full for the next one', async () => {
    online = false;
    const queue = await open();
    await queue.add(input('First'));
    diskFull = true;
    expect(await queue.add(input('Second'))).toMatchObject({ ok: false });
    expect((await open()).waiting).toBe(1);
  });

  it('keeps without a connection, over a restart, and sends in order later', async () => {
    online = false;
    const queue = await open();
    expect(await queue.add(input('First'))).toEqual({ ok: true, kept: true });
    await queue.add(input('Second'));
    const later = await open();
    expect(later.waiting).toBe(2);
    online = true;
    await later.flush();
    expect(arrivals).toEqual(['First', 'Second']);
    expect([later.waiting, records()]).toEqual([0, []]);
  });

  it('keeps the order of what was captured when the clock is set back', async () => {
    online = false;
    const now = Date.now;
    const queue = await open();
    await queue.add(input('First'));
    try {
      Date.now = () => now() - 86_400_000;
      await (await open()).add(input('Second'));
    } finally {
      Date.now = now;
    }
    online = true;
    await open();
    expect(arrivals).toEqual(['First', 'Second']);
  });

  it('takes what two windows capture at the same time', async () => {
    online = false;
    const queue = await open();
    const subjects = Array.from({ length: 20 }, (_, index) => `Call ${index}`);
    await Promise.all(subjects.map((subject) => queue.add(input(subject))));
    expect(records()).toHaveLength(20);
    online = true;
    await (await open()).flush();
    expect([...arrivals].sort()).toEqual([...subjects].sort());
  });

  it('arrives once when the answer was lost: it is sent again under the same key', async () => {
    answersLost = true;
    const queue = await open();
    await queue.add(input('Call'));
    answersLost = false;
    await queue.flush();
    expect(arrivals).toEqual(['Call', 'Call']);
    expect(stored.size).toBe(1);
  });

  it('is on disk before it is sent, and the window does not wait for a silent server', async () => {
    silent = true;
    const queue = await open();
    expect(await queue.add(input('Call'))).toEqual({ ok: true, kept: true });
    expect([arrivals, records().length]).toEqual([['Call'], 1]);
  });

  it('sends once, however many ask at the same time', async () => {
    online = false;
    const queue = await open();
    await queue.add(input('Call'));
    online = true;
    await Promise.all([queue.flush(), queue.flush(), queue.flush()]);
    expect(arrivals).toEqual(['Call']);
  });

  it.each([401, 429, 500, 503, 504])('waits when the server answers %i', async (answer) => {
    status = answer;
    const queue = await open();
    expect(await queue.add(input('Call'))).toEqual({ ok: true, kept: true });
    expect(queue.waiting).toBe(1);
  });

  it('tells at once what the server will not take', async () => {
    status = 404;
    const queue = await open();
    const message = 'This customer was not found.';
    expect(await queue.add(input('Call'))).toEqual({ ok: false, message });
    expect([queue.waiting, queue.refused, records()]).toEqual([0, [], []]);
  });

  it('shows what was refused later, after a restart too, until it is dropped', async () => {
    online = false;
    const queue = await open();
    await queue.add(input('Gone'));
    online = true;
    status = 404;
    await queue.flush();
    const [refused] = (await open()).refused;
    expect(refused).toMatchObject({ subject: 'Gone', message: 'This customer was not found.' });
    status = 201;
    await queue.add(input('Next'));
    expect([...stored.values()]).toEqual(['Next']);
    await queue.drop(refused!.key);
    expect([queue.refused, records()]).toEqual([[], []]);
  });

  it('sends under the account that wrote it alone', async () => {
    online = false;
    const queue = await open();
    await queue.add(input('Call'));
    online = true;
    for (const other of [
      null,
      { ...here, user: 'grace' },
      { ...here, server: 'https://other.example' },
    ]) {
      place = other;
      await queue.flush();
      expect(queue.waiting).toBe(0);
    }
    expect(arrivals).toEqual([]);
    place = here;
    await queue.flush();
    expect(arrivals).toEqual(['Call']);
  });

  it('stops sending when another account signs in midway', async () => {
    online = false;
    const queue = await open();
    for (const subject of ['First', 'Second']) await queue.add(input(subject));
    online = true;
    const sending = queue.flush();
    place = { ...here, user: 'grace' };
    await sending;
    expect(arrivals).toEqual(['First']);
  });

  it('asks for a sign-in before it takes anything', async () => {
    place = null;
    expect(await (await open()).add(input('Call'))).toMatchObject({ ok: false });
    expect(records()).toEqual([]);
  });
});

describe('quick capture without a key ring', () => {
  beforeEach(() => void (test.backend = 'basic_text'));

  it('says at once that it cannot be kept, and keeps nothing', async () => {
    online = false;
    const queue = await open();
    expect(await queue.add(input('Call'))).toMatchObject({ ok: false, mayKeepPlain: true });
    expect([queue.waiting, records()]).toEqual([0, []]);
  });

  it('still sends when there is a connection', async () => {
    expect(await (await open()).add(input('Call'))).toEqual({ ok: true });
    expect([arrivals, records()]).toEqual([['Call'], []]);
  });

  it('keeps it in a file of this account alone once the owner agreed', async () => {
    online = false;
    plain = true;
    expect(await (await open()).add(input('Call'))).toEqual({ ok: true, kept: true });
    const [name] = records();
    expect(statSync(join(folder, name!)).mode & 0o777).toBe(0o600);
    expect(onDisk()[0]).toContain('Call');
    online = true;
    await open();
    expect(arrivals).toEqual(['Call']);
  });

  it('stores once what may have arrived the first time', async () => {
    answersLost = true;
    const queue = await open();
    await queue.add(input('Call'));
    answersLost = false;
    await queue.add(input('Call'));
    expect([arrivals.length, stored.size]).toEqual([2, 1]);
  });

  it('seals what lay open as soon as there is one', async () => {
    online = false;
    plain = true;
    await (await open()).add(input('Call'));
    test.backend = 'gnome_libsecret';
    expect((await open()).waiting).toBe(1);
    expect(records()).toEqual([expect.stringMatching(/\.sealed$/)]);
    expect(onDisk()[0]).not.toContain('Call');
  });
});
