import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where and how an attacked server notes what holds its event loop. */
export interface LoopWatch {
  file: string;
  environment: Record<string, string>;
}

export function loopWatch(): LoopWatch {
  const file = join(tmpdir(), `polaris-loop-${process.pid}-${Date.now()}`);
  const module = new URL('./loop-watch.ts', import.meta.url).href;
  return { file, environment: { LOOP_WATCH: file, NODE_OPTIONS: `--import=${module}` } };
}

/** The longest time for which the server's event loop was held while this was going on, in ms. */
export async function longestHold(
  { file }: LoopWatch,
  work: () => Promise<unknown>,
): Promise<number> {
  const start = Date.now();
  await work();
  await sleep(100);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const holds = lines.map((line) => line.split(' ').map(Number) as [number, number]);
  return Math.max(0, ...holds.filter(([at]) => at >= start).map(([, held]) => held));
}
