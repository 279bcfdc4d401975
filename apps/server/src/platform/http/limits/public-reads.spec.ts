import { expect, it } from '@jest/globals';
import type { ContentChangesService } from '../../database/events/content-changes.service';
import { PublicReadsService } from './public-reads.service';

/** Public reads, and a function that announces changes; `areHeard`: other servers' changes are received. */
function startReads() {
  const listeners: (() => void)[] = [];
  const changes = { areHeard: true, onChange: (listener: () => void) => listeners.push(listener) };
  const reads = new PublicReadsService(changes as unknown as ContentChangesService);
  const announce = () => listeners.forEach((listener) => listener());
  return { reads, changes, announce };
}

it('caches a public read until it changes, and discards a read that was pending at the change', async () => {
  const { reads, announce } = startReads();
  let count = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const list = async () => {
    count += 1;
    const read = count;
    if (read === 1) await held;
    return read;
  };
  const before = reads.get('assets', list);
  announce();
  const after = reads.get('assets', list);
  release();
  expect([await before, await after, await reads.get('assets', list)]).toEqual([1, 2, 2]);
  expect(count).toBe(2);
});

it('retries a public read that failed', async () => {
  const { reads } = startReads();
  await expect(reads.get('assets', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await reads.get('assets', () => Promise.resolve('there'))).toBe('there');
});

it("caches nothing while other servers' changes are not received", async () => {
  const { reads, changes } = startReads();
  let count = 0;
  const read = () => Promise.resolve((count += 1));
  changes.areHeard = false;
  expect([await reads.get('assets', read), await reads.get('assets', read)]).toEqual([1, 2]);
});

it('caches the latest 200 public reads', async () => {
  const { reads } = startReads();
  const asked: string[] = [];
  const ask = (key: string) => reads.get(key, () => Promise.resolve(asked.push(key)));
  for (let kind = 0; kind <= 200; kind += 1) await ask(`q${kind}`);
  asked.length = 0;
  await ask('q200');
  await ask('q1');
  await ask('q0');
  expect(asked).toEqual(['q0']);
});
