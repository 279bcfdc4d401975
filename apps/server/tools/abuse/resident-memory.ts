import { execFileSync } from 'node:child_process';

/** What a process holds in memory, in MB. */
const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** How much more a process held at most while this was going on, in MB. */
export async function memoryGrowth(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentMegabytes(pid);
  let most = before;
  const sample = () => (most = Math.max(most, residentMegabytes(pid)));
  const sampling = setInterval(sample, 100);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return sample() - before;
}
