import { setTimeout as sleep } from 'node:timers/promises';
import { mixedRequests } from '../groups/mixed-requests.ts';
import { seededFolder } from '../hosts/seeded-folder.ts';
import { type Polaris, startPolaris } from '../hosts/polaris.ts';
import { load } from '../measure/load.ts';
import { spreadOf } from '../measure/spread.ts';
import { residentMemory } from '../measure/resident-memory.ts';
import type { BenchScale } from '../options.ts';
import { ProgressLine } from '../report/progress-line.ts';
import { round } from '../report/round.ts';
import type { Section } from '../report/section.ts';

const MAX_GROWTH = 1.1;
/** The same work on any machine, and time to rest in between: a fifth of a core. */
const REQUESTS_A_SECOND = 200;
/** By then each kind of request has been made thousands of times. */
const WARM_MINUTES = 5;
const MINUTE = 60_000;

interface Soaked {
  section: Section;
  /** In MB: at the start, then after each minute. */
  held: number[];
}

/** Mixed load for so many minutes, with what the server holds in memory after each. */
export async function soak(minutes: number, { share }: BenchScale): Promise<Soaked> {
  const progress = new ProgressLine(minutes);
  const polaris = await startPolaris(await seededFolder(share, progress.note));
  const held = [residentMemory(polaris.pid).now];
  const stopped = new AbortController();
  const loading = loadUntil(polaris, stopped.signal);
  for (let minute = 1; minute <= minutes; minute += 1) {
    progress.step(`minute ${minute}: ${round(held.at(-1)!)} MB`);
    await Promise.race([sleep(MINUTE), loading]);
    held.push(residentMemory(polaris.pid).now);
  }
  stopped.abort();
  const requests = await loading;
  await polaris.stop();
  progress.end();
  return { section: verdict(held, requests), held };
}

/**
 * Each kind of request for a second, again and again; an answer that is not the expected one ends it.
 * Answers how many were made.
 */
async function loadUntil(polaris: Polaris, signal: AbortSignal): Promise<number> {
  const requests = mixedRequests(await polaris.signIn());
  let made = 0;
  while (!signal.aborted)
    for (const request of requests) {
      if (signal.aborted) break;
      const options = { connections: 16, seconds: 1, perSecond: REQUESTS_A_SECOND };
      made += (await load(polaris.origin, request, options)).requests;
    }
  return made;
}

function verdict(held: number[], requests: number): Section {
  const warm = Math.min(WARM_MINUTES, held.length - 1);
  const before = held[warm]!;
  const after = spreadOf(held.slice(-warm)).median;
  const isHeld = after <= before * MAX_GROWTH;
  return {
    name: 'soak',
    title: 'Mixed load',
    text: `Resident memory of the server over ${held.length - 1} minutes and ${requests.toLocaleString('en-US')} requests of all kinds,
at most ${REQUESTS_A_SECOND} a second. The last figure is the median of the last ${warm} minutes. ![Resident memory, minute by minute](soak.svg)`,
    head: ['at start', `after ${warm} minutes`, 'at the end', 'growth', 'goal', 'held'],
    rows: [
      [
        `${round(held[0]!)} MB`,
        `${round(before)} MB`,
        `${round(after)} MB`,
        `${round((after / before - 1) * 100)} %`,
        'at most 10 % more',
        isHeld ? 'yes' : 'NO',
      ],
    ],
  };
}
