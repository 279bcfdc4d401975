import { setTimeout as sleep } from 'node:timers/promises';
import { startPolaris } from '../hosts/polaris.ts';
import { load } from '../measure/load.ts';
import { residentMemory } from '../measure/proc.ts';
import type { Figure } from '../report/rows.ts';
import { mixedRequests } from './mixed-requests.ts';

export const memoryText = `Resident memory of the server's process, without PostgreSQL: after a start with the large database, and after 16
connections have asked for pages, calls and lists.`;

const IDLE_SECONDS = 3;

/** The memory of a server after its start, and after all kinds of work. */
export async function memory(
  { dataDir, rounds, seconds }: { dataDir: string; rounds: number; seconds: number },
  step: (text: string) => void,
): Promise<Figure[]> {
  const [atStart, after, most]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= rounds; round += 1) {
    step(`memory, ${round} of ${rounds}`);
    const polaris = await startPolaris(dataDir);
    await sleep(IDLE_SECONDS * 1000);
    atStart.push(residentMemory(polaris.pid).now);
    for (const request of mixedRequests(await polaris.signIn()))
      await load(polaris.origin, request, { connections: 16, seconds });
    const held = residentMemory(polaris.pid);
    after.push(held.now);
    most.push(held.most);
    await polaris.stop();
  }
  return [
    { what: 'at start', values: atStart, unit: 'MB', limit: 140 },
    { what: 'after load', values: after, unit: 'MB', limit: 200, stretch: 160 },
    { what: 'at most, while loaded', values: most, unit: 'MB' },
  ];
}
