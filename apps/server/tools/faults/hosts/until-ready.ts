import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../recorder/ask.ts';

const PATIENCE_SECONDS = 60;

/** Seconds until a server says that it is ready. */
export async function untilReady(origin: string, began = performance.now()): Promise<number> {
  for (;;) {
    const answer = await ask({ origin, path: '/api/health/ready' }).catch(() => undefined);
    const seconds = (performance.now() - began) / 1000;
    if (answer?.status === 200) return seconds;
    if (seconds > PATIENCE_SECONDS)
      throw new Error(`${origin} is not ready after ${PATIENCE_SECONDS} s: ${answer?.text}`);
    await sleep(20);
  }
}

export const originOf = ({ port }: { port: number }): string => `http://127.0.0.1:${port}`;
