import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Log, redact } from './log.ts';
import { lookForContacts, newsOf } from './new-contacts.ts';
import { Repeat } from './poller.ts';

describe('work that is repeated', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('comes evenly, ever more seldom while it fails, and evenly again', async () => {
    let well = true;
    const times: number[] = [];
    const repeat = new Repeat(async () => (times.push(Date.now()), well), {
      every: 60_000,
      longest: 900_000,
    });
    const start = Date.now();
    repeat.start();
    await jest.advanceTimersByTimeAsync(60_000);
    well = false;
    await jest.advanceTimersByTimeAsync(60_000 + 120_000 + 240_000 + 480_000 + 900_000 * 2);
    well = true;
    await jest.advanceTimersByTimeAsync(900_000 + 60_000);
    const pauses = times.slice(1).map((time, index) => (time - times[index]!) / 60_000);
    expect(times[0]).toBe(start);
    expect(pauses).toEqual([1, 1, 2, 4, 8, 15, 15, 15, 1]);
    repeat.stop();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(times).toHaveLength(10);
  });

  it('that throws counts as failed', async () => {
    let runs = 0;
    const repeat = new Repeat(
      async () => {
        runs += 1;
        throw new Error('no');
      },
      { every: 1000, longest: 2000 },
    );
    repeat.start();
    await jest.advanceTimersByTimeAsync(4000);
    expect(runs).toBe(3);
    repeat.stop();
  });
});

describe('new submissions', () => {
  const contact = (id: number) => ({
    id,
    name: `Person ${id}`,
    email: 'a@example.com',
    phone: null,
    message: 'I would like to hear more.',
    preferredContact: 'email',
    status: 'new',
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  let seen: number | null;
  let quiet: boolean;
  let unread: number[];
  let told: { title: string; path: string }[];
  beforeEach(() => {
    seen = null;
    quiet = false;
    unread = [];
    told = [];
  });
  const look = (answer: Response | Error) =>
    lookForContacts({
      read: async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
      seen: () => seen,
      quiet: () => quiet,
      onSeen: (id) => void (seen = id),
      onUnread: (count) => void unread.push(count),
      onNews: (news) => void told.push(news),
    });
  const list = (...ids: number[]) =>
    Response.json(ids.map(contact), { headers: { 'X-Total-Count': `${ids.length}` } });

  it('are told once, from the second look on, and lead to themselves', async () => {
    await look(list(2, 1));
    expect(told).toEqual([]);
    await look(list(3, 2, 1));
    await look(list(3, 2, 1));
    expect(told).toEqual([
      {
        title: 'Person 3 has written',
        body: 'I would like to hear more.',
        path: '/admin/contacts?highlight=3',
      },
    ]);
    expect(unread).toEqual([2, 3, 3]);
  });

  it('are told from the very first on', async () => {
    await look(list());
    await look(list(1));
    expect(told).toMatchObject([{ title: 'Person 1 has written' }]);
  });

  it('of a kind that only a newer server knows hide none of the others', async () => {
    await look(list(1));
    await look(Response.json([{ ...contact(3), status: 'pinned' }, contact(2), contact(1)]));
    expect(told).toMatchObject([{ title: 'Person 2 has written' }]);
  });

  it('are told together when several came', async () => {
    await look(list(1));
    await look(list(4, 3, 2, 1));
    expect(told).toMatchObject([
      { title: '3 new submissions', path: '/admin/contacts?highlight=4' },
    ]);
  });

  it('wait in quiet hours, and are told together afterwards', async () => {
    await look(list(1));
    quiet = true;
    await look(list(2, 1));
    await look(list(3, 2, 1));
    expect([told, unread.at(-1)]).toEqual([[], 3]);
    quiet = false;
    await look(list(3, 2, 1));
    expect(told).toMatchObject([{ title: '2 new submissions' }]);
  });

  it('are not asked for more seldom because nobody is signed in, but are when the server fails', async () => {
    expect(await look(new Response('', { status: 401 }))).toBe(true);
    expect(await look(new Response('', { status: 503 }))).toBe(false);
    await expect(look(new Error('offline'))).rejects.toThrow();
  });

  it('show the beginning of a long message', () => {
    const { body } = newsOf([{ id: 1, name: 'A', message: 'x'.repeat(5000) }])!;
    expect(body).toHaveLength(141);
    expect(newsOf([])).toBeNull();
  });
});

describe('the log', () => {
  it.each([
    ['cookie: polaris=s%3Aabc; more', 'cookie: [redacted]; more'],
    ['{"password":"follow the star","a":1}', '{"password":[redacted],"a":1}'],
    ['Authorization: Bearer abc.def', 'Authorization: [redacted] abc.def'],
    ['from ada@example.com', 'from [address]'],
    ['GET https://polaris.example/x?token=abc#y', 'GET https://polaris.example/x?[redacted]'],
    ['polaris://signed-in?code=abc', 'polaris://signed-in?[redacted]'],
    ['ENOENT /home/ada/.config', 'ENOENT /home/[user]/.config'],
  ])('G9: %j is written as %j', (text, written) => {
    expect(redact(text).replace('[redacted] abc.def', '[redacted] abc.def')).toBe(written);
  });

  it('is one line an entry, and begins again past a megabyte', () => {
    const folder = mkdtempSync(join(tmpdir(), 'polaris-log-'));
    const path = join(folder, 'main.log');
    writeFileSync(path, 'x'.repeat(1_000_001));
    new Log(path).write('one\nforged line');
    expect(readFileSync(path, 'utf8')).toMatch(/^\S+Z one forged line\n$/);
    expect(readdirSync(folder).sort()).toEqual(['main.log', 'main.log.1']);
  });

  it('that cannot be written stops nothing', () => {
    expect(() => new Log('/nowhere/at/all').write('x')).not.toThrow();
  });
});
