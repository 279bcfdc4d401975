import { scryptSync } from 'node:crypto';
import { Session } from 'node:inspector/promises';
import { type PerformanceEntry, PerformanceObserver, constants } from 'node:perf_hooks';
import { expect } from '@jest/globals';
import { everyVariant } from './long-form';

/** In milliseconds: work that takes 50 on an idle machine stays below this on a busy one. */
export const MAX_BLOCK_MS = 600;

/** Returns the result of the work; in `npm run test:all` it must not block the process for long. */
export async function inShortBlocks<T>(work: () => Promise<T>): Promise<T> {
  if (!everyVariant) return work();
  const done: T[] = [];
  const hold = await longestBlock(async () => void done.push(await work()));
  expect(hold).toBeLessThan(MAX_BLOCK_MS);
  return done[0]!;
}

/** The time of the computation below on an idle machine. */
const REFERENCE_MS = 30;
const computeReference = () => scryptSync('reference', 'salt', 32, { N: 2 ** 14, r: 8, p: 1 });

interface Turn {
  began: number;
  ended: number;
  /** The CPU time of this thread in it, in milliseconds. */
  cpuMs: number;
}

/**
 * The longest time in milliseconds that the work blocked the process: the CPU time of the thread between two
 * ticks, scaled to an idle machine, without the garbage collection of all test files of the process.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  await collectGarbage();
  const referenceBefore = cpuOf(computeReference);
  const turns: Turn[] = [];
  const collections: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => collections.push(...list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  let before = { at: performance.now(), cpu: process.threadCpuUsage() };
  const tick = () => {
    const now = { at: performance.now(), cpu: process.threadCpuUsage() };
    const cpuMs = (now.cpu.user + now.cpu.system - before.cpu.user - before.cpu.system) / 1000;
    turns.push({ began: before.at, ended: now.at, cpuMs });
    before = now;
  };
  const ticking = setInterval(tick, 1);
  await work();
  clearInterval(ticking);
  tick();
  collections.push(...observer.takeRecords());
  observer.disconnect();
  const major = collections.filter(isMajor);
  const longest = Math.max(...turns.map((turn) => turn.cpuMs - durationWithin(turn, major)));
  const reference = Math.max(REFERENCE_MS, referenceBefore, cpuOf(computeReference));
  return (longest * REFERENCE_MS) / reference;
}

/** The CPU time of the work on this thread, in milliseconds. */
export function cpuOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const isMajor = (entry: PerformanceEntry) =>
  (entry as unknown as { detail: { kind: number } }).detail.kind ===
  constants.NODE_PERFORMANCE_GC_MAJOR;

const durationWithin = ({ began, ended }: Turn, entries: PerformanceEntry[]): number =>
  entries
    .filter(({ startTime }) => startTime >= began && startTime < ended)
    .reduce((sum, { duration }) => sum + duration, 0);

/** Garbage of earlier tests is not collected during the work. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
