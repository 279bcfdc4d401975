import { expect, it } from '@jest/globals';
import type { ContentChangesService } from './content-changes.service';
import { PublicReadsService } from './public-reads.service';

/** Reads with what announces changes; `areHeard` is whether those of other servers are. */
function startReads() {
  const listeners: (() => void)[] = [];
  const changes = { areHeard: true, onChange: (listener: () => void) => listeners.push(listener) };
  const reads = new PublicReadsService(changes as unknown as ContentChangesService);
  const announce = () => listeners.forEach((listener) => listener());
  return { reads, changes, announce };
}

it('what everyone may read is remembered until it changes, and a read under way then is for nobody after', async () => {
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

it('a read that failed is tried again', async () => {
  const { reads } = startReads();
  await expect(reads.get('assets', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await reads.get('assets', () => Promise.resolve('there'))).toBe('there');
});

it('nothing is remembered while the changes of other servers are not heard', async () => {
  const { reads, changes } = startReads();
  let count = 0;
  const read = () => Promise.resolve((count += 1));
  changes.areHeard = false;
  expect([await reads.get('assets', read), await reads.get('assets', read)]).toEqual([1, 2]);
});

it('however many kinds are asked for, a few hundred are remembered: those of last', async () => {
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
