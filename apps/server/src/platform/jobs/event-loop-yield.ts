import { setImmediate } from 'node:timers/promises';

/** Well below what anyone who waits would notice. */
const MAX_BLOCK_MS = 10;

/** Pauses work in many small steps, so that everything else in the process gets its turn. */
export class EventLoopYield {
  private since = performance.now();

  /** Call after each step: yields only if the last yield was too long ago. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.since < MAX_BLOCK_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
