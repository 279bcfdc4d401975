import type { TaskInput } from '@polaris/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { join } from 'node:path';
import { TestKeyRing } from '../../../testing/test-key-ring.ts';
import { writeDurably } from '../store/durable-file.ts';
import type { Account } from './capture.ts';
import { CaptureQueue } from './capture-queue.ts';
import { CaptureStore } from './capture-store.ts';

const input = (subject: string) => ({
  customerId: 1,
  type: 'call' as const,
  subject,
  description: null,
  dueOn: null,
});
const ada: Account = { user: 'ada', server: 'https://polaris.example' };

/** The server's activities by idempotency key. */
let stored: Map<string, string>;
let arrivals: string[];
let status: number;
let online: boolean;
/** The ids of added customers by idempotency key, and the customer of each activity. */
let added: Map<string, number>;
/** The tasks that were sent, by idempotency key. */
let tasks: Map<string, TaskInput>;
let customers: number[];
/** Whether responses are lost on the way back. */
let responsesLost: boolean;
/** Whether the server accepts requests and never responds. */
let hangs: boolean;
let folder: string;
let diskFull: boolean;
let account: Account | null;
let ring: TestKeyRing;
let plain: boolean;

beforeEach(() => {
  stored = new Map();
  arrivals = [];
  added = new Map();
  tasks = new Map();
  customers = [];
  status = 201;
  online = true;
  responsesLost = false;
  hangs = false;
  folder = join(mkdtempSync(join(tmpdir(), 'polaris-queue-')), 'captured');
  diskFull = false;
  account = ada;
  ring = new TestKeyRing();
  plain = false;
});

afterEach(() => void jest.useRealTimers());

async function write(path: string, content: string | Uint8Array): Promise<void> {
  if (diskFull) throw new Error('ENOSPC: no space left on device');
  await writeDurably(path, content);
}

const make = () =>
  new CaptureQueue({
    store: new CaptureStore({ folder, keyRing: ring.keyRing, plainAllowed: () => plain, write }),
    account: () => account,
    canSend: () => online,
    sendCustomer: async (name, key) => {
      await Promise.resolve();
      if (!online) throw new Error('offline');
      if (name === 'Nobody') return { status: 400, detail: 'Name is required' };
      if (!added.has(key)) added.set(key, 70 + added.size);
      if (responsesLost) throw new Error('reset');
      return { status: 201, detail: '', id: added.get(key) };
    },
    sendActivity: async ({ subject, customerId }, key) => {
      await Promise.resolve();
      if (!online) throw new Error('offline');
      arrivals.push(subject);
      customers.push(customerId);
      if (stored.has(key) && stored.get(key) !== subject)
        return { status: 422, detail: 'Something else was sent with this Idempotency-Key.' };
      const isPoison = subject.startsWith('Poison');
      if (status < 300 && !isPoison) stored.set(key, subject);
      if (responsesLost) throw new Error('reset');
      if (hangs) await new Promise(() => undefined);
      if (isPoison) return { status: 500, detail: 'Something went wrong.' };
      return { status, detail: 'This customer was not found.' };
    },
    sendTask: async (task, key) => {
      await Promise.resolve();
      if (!online) throw new Error('offline');
      tasks.set(key, task);
      return { status: 201, detail: '' };
    },
    onChange: () => undefined,
    timeout: 1000,
  });

async function open() {
  const queue = make();
  await queue.load();
  return queue;
}

const records = () => readdirSync(folder).filter((name) => name !== 'aside');
const onDisk = () => records().map((name) => readFileSync(join(folder, name), 'utf8'));

describe('quick capture', () => {
  it('sends a capture immediately while online', async () => {
    expect(await (await open()).add(input('Call'))).toEqual({ ok: true });
    expect([...stored.values()]).toEqual(['Call']);
    expect(records()).toEqual([]);
  });

  it('sends a capture immediately while online, even with a full disk', async () => {
    diskFull = true;
    expect(await (await open()).add(input('Call'))).toEqual({ ok: true });
    expect([...stored.values()]).toEqual(['Call']);
  });

  it('reports a full disk while offline', async () => {
    diskFull = true;
    online = false;
    const queue = await open();
    expect(await queue.add(input('Call'))).toEqual({
      ok: false,
      message:
        'This cannot be sent now, and there is not enough disk space to store it. Nothing was logged.',
    });
    expect([arrivals, queue.waiting]).toEqual([[], 0]);
    diskFull = false;
    online = true;
    expect(await queue.add(input('Call'))).toEqual({ ok: true });
    expect(arrivals).toEqual(['Call']);
  });

  it('keeps stored captures when the disk is full for the next one', async () => {
    online = false;
    const queue = await open();
    await queue.add(input('First'));
    diskFull = true;
    expect(await queue.add(input('Second'))).toMatchObject({ ok: false });
    expect((await open()).waiting).toBe(1);
  });

  it('stores captures while offline, across a restart, and sends them in order later', async () => {
    online = false;
    const queue = await open();
    expect(await queue.add(input('First'))).toEqual({ ok: true, queued: true });
    await queue.add(input('Second'));
    const later = await open();
    expect(later.waiting).toBe(2);
    online = true;
    await later.flush();
    expect(arrivals).toEqual(['First', 'Second']);
    expect([later.waiting, records()]).toEqual([0, []]);
  });

  it('keeps the order of captures when the clock is set back', async () => {
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

  it('accepts captures from two windows at the same time', async () => {
    online = false;
    const queue = await open();
    const subjects = Array.from({ length: 20 }, (_, index) => `Call ${index}`);
    await Promise.all(subjects.map((subject) => queue.add(input(subject))));
    expect(records()).toHaveLength(20);
    online = true;
    await (await open()).flush();
    expect([...arrivals].sort()).toEqual([...subjects].sort());
  });

  it('sends a capture again with the same key when the response was lost, so that it arrives once', async () => {
    responsesLost = true;
    const queue = await open();
    await queue.add(input('Call'));
    responsesLost = false;
    await queue.flush();
    expect(arrivals).toEqual(['Call', 'Call']);
    expect(stored.size).toBe(1);
  });

  it('stores a capture before sending it, and does not wait for a server that hangs', async () => {
    hangs = true;
    const queue = await open();
    expect(await queue.add(input('Call'))).toEqual({ ok: true, queued: true });
    expect([arrivals, records().length]).toEqual([['Call'], 1]);
  });

  it('sends a capture once when flushed several times at once', async () => {
    online = false;
    const queue = await open();
    await queue.add(input('Call'));
    online = true;
    await Promise.all([queue.flush(), queue.flush(), queue.flush()]);
    expect(arrivals).toEqual(['Call']);
  });

  it.each([401, 429, 500, 503, 504])(
    'keeps a capture when the server responds with %i',
    async (temporaryStatus) => {
      status = temporaryStatus;
      const queue = await open();
      expect(await queue.add(input('Call'))).toEqual({ ok: true, queued: true });
      expect(queue.waiting).toBe(1);
    },
  );

  it('immediately reports a capture that the server refuses', async () => {
    status = 404;
    const queue = await open();
    const message = 'This customer was not found.';
    expect(await queue.add(input('Call'))).toEqual({ ok: false, message });
    expect([queue.waiting, queue.list, records()]).toEqual([0, [], []]);
  });

  it('reports a capture that was refused later, also after a restart, until it is dropped', async () => {
    online = false;
    const queue = await open();
    await queue.add(input('Gone'));
    online = true;
    status = 404;
    await queue.flush();
    const [refused] = (await open()).list;
    expect(refused).toMatchObject({
      input: { subject: 'Gone' },
      refused: 'This customer was not found.',
    });
    status = 201;
    await queue.add(input('Next'));
    expect([...stored.values()]).toEqual(['Next']);
    await queue.drop(refused!.key);
    expect([queue.list, records()]).toEqual([[], []]);
  });

  it('sends only under the account that captured it', async () => {
    online = false;
    const queue = await open();
    await queue.add(input('Call'));
    online = true;
    for (const other of [
      null,
      { ...ada, user: 'grace' },
      { ...ada, server: 'https://other.example' },
    ]) {
      account = other;
      await queue.flush();
      expect(queue.waiting).toBe(0);
    }
    expect(arrivals).toEqual([]);
    account = ada;
    await queue.flush();
    expect(arrivals).toEqual(['Call']);
  });

  it('stops sending when another account signs in', async () => {
    online = false;
    const queue = await open();
    for (const subject of ['First', 'Second']) await queue.add(input(subject));
    online = true;
    const sending = queue.flush();
    account = { ...ada, user: 'grace' };
    await sending;
    expect(arrivals).toEqual(['First']);
  });

  it('sends a captured task as a task, without a customer or with a new one', async () => {
    const queue = await open();
    const task = { ...input('Call back'), type: 'task' as const, dueTime: '15:00' };
    online = false;
    await queue.add({ ...task, customerId: undefined });
    await queue.add({ ...task, customerId: undefined, customerName: 'Zoe Brown' });
    online = true;
    await queue.flush();
    const sent = { title: 'Call back', dueOn: null, dueTime: '15:00' };
    expect([...tasks.values()]).toEqual([
      { ...sent, customerId: undefined },
      { ...sent, customerId: 70 },
    ]);
    expect([arrivals, records()]).toEqual([[], []]);
  });

  it('accepts nothing before someone has signed in', async () => {
    account = null;
    expect(await (await open()).add(input('Call'))).toMatchObject({ ok: false });
    expect(records()).toEqual([]);
  });
});

describe('a stored capture', () => {
  const keyOf = (queue: CaptureQueue, subject: string) =>
    queue.list.find((one) => one.input.subject === subject)!.key;
  const addOffline = async (queue: CaptureQueue, ...subjects: string[]) => {
    online = false;
    for (const subject of subjects) await queue.add(input(subject));
    online = true;
  };

  it('skips a capture the server cannot handle, and retries it last', async () => {
    const queue = await open();
    await addOffline(queue, 'Poison', 'Next');
    await queue.flush();
    expect([...stored.values()]).toEqual(['Next']);
    await addOffline(queue, 'Later');
    arrivals = [];
    await queue.flush();
    expect(arrivals).toEqual(['Later', 'Poison']);
    expect([queue.waiting, queue.waitingLonger, queue.list[0]!.problem]).toEqual([
      1,
      1,
      'Something went wrong.',
    ]);
  });

  it('counts a capture as waiting when it is still unsent after a second, or cannot be sent', async () => {
    hangs = true;
    const queue = await open();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    void queue.add(input('Call'));
    while (queue.waiting < 1) await nextTurn();
    jest.advanceTimersByTime(999);
    expect([queue.waiting, queue.waitingLonger]).toEqual([1, 0]);
    jest.advanceTimersByTime(1);
    expect(queue.waitingLonger).toBe(1);
    void queue.add(input('Next'));
    while (queue.waiting < 2) await nextTurn();
    expect(queue.waitingLonger).toBe(1);
    online = false;
    expect(queue.waitingLonger).toBe(2);
  });

  it.each([401, 429])('sends no other capture when the server answers with %i', async (answer) => {
    const queue = await open();
    await addOffline(queue, 'First', 'Second');
    status = answer;
    await queue.flush();
    expect(arrivals).toEqual(['First']);
  });

  it('sends a capture as it was edited, also after a restart', async () => {
    const queue = await open();
    await addOffline(queue, 'Call');
    online = false;
    expect(await queue.edit(keyOf(queue, 'Call'), input('Call Ada'))).toEqual({ ok: true });
    const later = await open();
    online = true;
    await later.flush();
    expect([...stored.values()]).toEqual(['Call Ada']);
    expect(records()).toEqual([]);
  });

  it('sends a rejected capture with a new key once it was edited', async () => {
    const queue = await open();
    await addOffline(queue, 'Gone');
    status = 404;
    await queue.flush();
    const key = keyOf(queue, 'Gone');
    status = 201;
    await queue.edit(key, input('Found'));
    expect([...stored.values()]).toEqual(['Found']);
    expect([[...stored.keys()].includes(key), queue.list, records()]).toEqual([false, [], []]);
  });

  it('keeps a rejected capture unchanged when its edit meets a full disk', async () => {
    const queue = await open();
    await addOffline(queue, 'Gone');
    status = 404;
    await queue.flush();
    diskFull = true;
    expect(await queue.edit(keyOf(queue, 'Gone'), input('Found'))).toMatchObject({ ok: false });
    expect([queue.list[0]!.input.subject, records().length]).toEqual(['Gone', 1]);
  });

  it('keeps a waiting capture unchanged when its edit meets a full disk', async () => {
    const queue = await open();
    await addOffline(queue, 'Call');
    online = false;
    diskFull = true;
    expect(await queue.edit(keyOf(queue, 'Call'), input('Call Ada'))).toMatchObject({ ok: false });
    online = true;
    await queue.flush();
    expect([...stored.values()]).toEqual(['Call']);
  });

  it('rejects an edit of a capture while it is being sent, and after it was sent', async () => {
    const queue = await open();
    await addOffline(queue, 'Call');
    const key = keyOf(queue, 'Call');
    const sending = queue.flush();
    const edited = queue.edit(key, input('Other'));
    await sending;
    expect(await edited).toEqual({ ok: false, message: 'This was sent in the meantime.' });
    expect([...stored.values()]).toEqual(['Call']);
  });

  it('reports that an earlier version has arrived when a capture was edited after its response was lost', async () => {
    responsesLost = true;
    const queue = await open();
    await queue.add(input('Call'));
    responsesLost = false;
    await queue.edit(keyOf(queue, 'Call'), input('Other'));
    expect([...stored.values()]).toEqual(['Call']);
    expect(queue.list[0]!.refused).toMatch(/^An earlier version of this has arrived\. Discard it/);
  });

  it('sends a rejected capture again unchanged when asked to', async () => {
    const queue = await open();
    await addOffline(queue, 'Gone');
    status = 404;
    await queue.flush();
    status = 201;
    await queue.flush();
    expect(stored.size).toBe(0);
    await queue.sendNow(keyOf(queue, 'Gone'));
    expect([...stored.values()]).toEqual(['Gone']);
  });

  it('counts captures of another account or server without revealing their text', async () => {
    const queue = await open();
    await addOffline(queue, 'Secret', 'Secret too');
    for (const other of [null, { ...ada, server: 'https://other.example' }]) {
      account = other;
      expect([queue.list, queue.waiting, queue.otherAccounts]).toEqual([
        [],
        0,
        [{ server: 'https://polaris.example', count: 2 }],
      ]);
    }
  });
});

describe('a capture about a new person', () => {
  const { customerId: _, ...rest } = input('Met at the fair');
  const about = (customerName: string) => ({ ...rest, customerName });

  it('adds the customer first, and then logs the activity', async () => {
    expect(await (await open()).add(about('Sara Kim'))).toEqual({ ok: true });
    expect([[...added.values()], customers, records()]).toEqual([[70], [70], []]);
  });

  it('adds the customer once when responses are lost, also after a restart', async () => {
    responsesLost = true;
    await (await open()).add(about('Sara Kim'));
    responsesLost = false;
    await open();
    expect([[...added.values()], customers, records()]).toEqual([[70], [70], []]);
  });

  it('remembers who was added when the activity cannot be logged yet', async () => {
    status = 503;
    const queue = await open();
    expect(await queue.add(about('Sara Kim'))).toEqual({ ok: true, queued: true });
    added.clear();
    status = 201;
    await open();
    expect([[...added.values()], customers]).toEqual([[], [70, 70]]);
  });

  it('adds the customer once when it is sent again with a full disk', async () => {
    diskFull = true;
    status = 503;
    const queue = await open();
    expect(await queue.add(about('Sara Kim'))).toMatchObject({ ok: false });
    status = 201;
    expect(await queue.add(about('Sara Kim'))).toEqual({ ok: true });
    expect([added.size, stored.size]).toEqual([1, 1]);
  });

  it('adds one customer for two captures about the same new person, with both activities', async () => {
    online = false;
    const queue = await open();
    await queue.add(about('Sara Kim'));
    await queue.add({ ...about(' sara kim'), subject: 'Call' });
    online = true;
    responsesLost = true;
    await queue.flush();
    responsesLost = false;
    await open();
    expect([[...added.values()], [...stored.values()], records()]).toEqual([
      [70],
      ['Met at the fair', 'Call'],
      [],
    ]);
    expect(new Set(customers)).toEqual(new Set([70]));
  });

  it('uses the person who was added while the first activity about them still waits', async () => {
    status = 503;
    const queue = await open();
    await queue.add(about('Sara Kim'));
    added.clear();
    await queue.add({ ...about('Sara Kim'), subject: 'Call' });
    status = 201;
    await queue.flush();
    expect([added.size, stored.size, new Set(customers)]).toEqual([0, 2, new Set([70])]);
  });

  it('adds a second customer when the name of one of two captures is changed', async () => {
    online = false;
    const queue = await open();
    await queue.add(about('Sara Kim'));
    await queue.add({ ...about('Sara Kim'), subject: 'Call' });
    await queue.edit(queue.list[0]!.key, about('Tom Lee'));
    online = true;
    await queue.flush();
    expect([added.size, customers.toSorted(), records()]).toEqual([2, [70, 71], []]);
  });

  it('does not take a new person for a customer who has the same name', async () => {
    online = false;
    const queue = await open();
    await queue.add({ ...input('Old'), customerName: 'Sara Kim' });
    await queue.add(about('Sara Kim'));
    online = true;
    await queue.flush();
    expect([[...added.values()], customers]).toEqual([[70], [1, 70]]);
  });

  it('reports why the server refused the new customer', async () => {
    const message = 'Name is required';
    expect(await (await open()).add(about('Nobody'))).toEqual({ ok: false, message });
    expect([arrivals, records()]).toEqual([[], []]);
  });
});

describe('quick capture without a key ring', () => {
  beforeEach(() => void (ring.backend = 'basic_text'));

  it('immediately reports that a capture cannot be stored, and stores nothing', async () => {
    online = false;
    const queue = await open();
    expect(await queue.add(input('Call'))).toMatchObject({ ok: false, canStoreUnencrypted: true });
    expect([queue.waiting, records()]).toEqual([0, []]);
  });

  it('sends a capture while online when there is no key ring', async () => {
    expect(await (await open()).add(input('Call'))).toEqual({ ok: true });
    expect([arrivals, records()]).toEqual([['Call'], []]);
  });

  it('stores a capture in a file with mode 0600 once the user agreed', async () => {
    online = false;
    plain = true;
    expect(await (await open()).add(input('Call'))).toEqual({ ok: true, queued: true });
    const [name] = records();
    expect(statSync(join(folder, name!)).mode & 0o777).toBe(0o600);
    expect(onDisk()[0]).toContain('Call');
    online = true;
    await open();
    expect(arrivals).toEqual(['Call']);
  });

  it('reuses the key of a capture that may already have arrived', async () => {
    responsesLost = true;
    const queue = await open();
    await queue.add(input('Call'));
    responsesLost = false;
    await queue.add(input('Call'));
    expect([arrivals.length, stored.size]).toEqual([2, 1]);
  });

  it('encrypts plain records as soon as there is a key ring', async () => {
    online = false;
    plain = true;
    await (await open()).add(input('Call'));
    ring.backend = 'gnome_libsecret';
    expect((await open()).waiting).toBe(1);
    expect(records()).toEqual([expect.stringMatching(/\.sealed$/)]);
    expect(onDisk()[0]).not.toContain('Call');
  });
});
