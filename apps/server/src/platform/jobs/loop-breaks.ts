import { setImmediate } from 'node:timers/promises';

/** Well below what anyone who waits would notice. */
const LONGEST_HOLD_MS = 10;

/** Breaks for work in many small steps, so that everything else in the process gets its turn. */
export class LoopBreaks {
  private since = performance.now();

  /** After each step: waits only when the last break was too long ago. */
  async take(): Promise<void> {
    if (performance.now() - this.since < LONGEST_HOLD_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
