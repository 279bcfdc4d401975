import { beforeEach, describe, expect, it } from '@jest/globals';
import { CaptureQueue, type Place } from './capture-queue.ts';

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
let disk: unknown;
let diskFull: boolean;
let place: Place | null;

beforeEach(() => {
  stored = new Map();
  arrivals = [];
  status = 201;
  online = true;
  answersLost = false;
  disk = null;
  diskFull = false;
  place = here;
});

function store(value: unknown): void {
  if (diskFull) throw new Error('ENOSPC: no space left on device');
  disk = structuredClone(value);
}

const open = () =>
  new CaptureQueue(
    { read: () => structuredClone(disk), write: (value) => store(value) },
    () => place,
    async ({ subject }, key) => {
      await Promise.resolve();
      if (!online) throw new Error('offline');
      arrivals.push(subject);
      if (status < 300) stored.set(key, subject);
      if (answersLost) throw new Error('reset');
      return { status, detail: 'This customer was not found.' };
    },
    () => undefined,
  );

describe('quick capture', () => {
  it('sends at once when there is a connection', async () => {
    expect(await open().add(input('Call'))).toEqual({ ok: true });
    expect([...stored.values()]).toEqual(['Call']);
    expect(disk).toEqual([]);
  });

  it('says so when there is no room to keep it, and sends nothing that it could lose', async () => {
    diskFull = true;
    const queue = open();
    expect(await queue.add(input('Call'))).toEqual({
      ok: false,
      message: 'There is no room on this machine to keep it. Nothing was logged.',
    });
    expect([arrivals, queue.waiting]).toEqual([[], 0]);
    diskFull = false;
    expect(await queue.add(input('Call'))).toEqual({ ok: true });
    expect(arrivals).toEqual(['Call']);
  });

  it('arrives once although the disk is full when it has been sent', async () => {
    online = false;
    const queue = open();
    await queue.add(input('Call'));
    online = true;
    diskFull = true;
    await queue.flush();
    diskFull = false;
    await open().flush();
    expect([...stored.values()]).toEqual(['Call']);
  });

  it('keeps without a connection, over a restart, and sends in order later', async () => {
    online = false;
    const queue = open();
    expect(await queue.add(input('First'))).toEqual({ ok: true, kept: true });
    await queue.add(input('Second'));
    const later = open();
    expect(later.waiting).toBe(2);
    online = true;
    await later.flush();
    expect(arrivals).toEqual(['First', 'Second']);
    expect([later.waiting, disk]).toEqual([0, []]);
  });

  it('arrives once when the answer was lost: it is sent again under the same key', async () => {
    answersLost = true;
    const queue = open();
    await queue.add(input('Call'));
    answersLost = false;
    await queue.flush();
    expect(arrivals).toEqual(['Call', 'Call']);
    expect(stored.size).toBe(1);
  });

  it('is on disk before it is sent, so that it survives the end of the app in between', async () => {
    const sending = open().add(input('Call'));
    expect(JSON.stringify(disk)).toContain('Call');
    await sending;
  });

  it('sends once, however many ask at the same time', async () => {
    online = false;
    const queue = open();
    await queue.add(input('Call'));
    online = true;
    await Promise.all([queue.flush(), queue.flush(), queue.flush()]);
    expect(arrivals).toEqual(['Call']);
  });

  it.each([401, 429, 500, 503])('waits when the server answers %i', async (answer) => {
    status = answer;
    const queue = open();
    expect(await queue.add(input('Call'))).toEqual({ ok: true, kept: true });
    expect(queue.waiting).toBe(1);
  });

  it('tells at once what the server will not take', async () => {
    status = 404;
    const queue = open();
    const message = 'This customer was not found.';
    expect(await queue.add(input('Call'))).toEqual({ ok: false, message });
    expect([queue.waiting, queue.refused]).toEqual([0, []]);
  });

  it('shows what was refused later, until it is dropped, and sends the rest', async () => {
    online = false;
    const queue = open();
    await queue.add(input('Gone'));
    online = true;
    status = 404;
    await queue.flush();
    const [refused] = queue.refused;
    expect(refused).toMatchObject({ subject: 'Gone', message: 'This customer was not found.' });
    status = 201;
    await queue.add(input('Next'));
    expect([...stored.values()]).toEqual(['Next']);
    queue.drop(refused!.key);
    expect(queue.refused).toEqual([]);
  });

  it('sends under the account that wrote it alone', async () => {
    online = false;
    const queue = open();
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

  it('asks for a sign-in before it takes anything', async () => {
    place = null;
    expect(await open().add(input('Call'))).toMatchObject({ ok: false });
    expect(disk).toBeNull();
  });
});
