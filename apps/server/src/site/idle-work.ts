import { performance } from 'node:perf_hooks';

/** Between two pieces of work the server has its time for requests. */
const PAUSE_MS = 20;
/** Above this share of its time the server is busy, and the work waits. */
const MOST_BUSY = 0.5;

/** Does pieces of work one after the other, while the server has little else to do. */
export class IdleWork {
  private readonly waiting = new Map<string, () => Promise<unknown>>();
  private timer: NodeJS.Timeout | undefined;
  private isWorking = false;
  private isClosed = false;
  private seen = performance.eventLoopUtilization();

  constructor(private readonly report: (error: unknown) => void) {}

  /** Work of a name that waits already takes its place. */
  add(name: string, work: () => Promise<unknown>): void {
    this.waiting.set(name, work);
    if (!this.isWorking) this.wait();
  }

  /** What has not been begun is left undone. */
  close(): void {
    this.isClosed = true;
    this.waiting.clear();
    clearTimeout(this.timer);
  }

  private wait(): void {
    if (this.isClosed || this.timer || this.waiting.size === 0) return;
    this.timer = setTimeout(() => void this.work(), PAUSE_MS).unref();
  }

  private async work(): Promise<void> {
    this.timer = undefined;
    if (!this.isBusy()) {
      this.isWorking = true;
      await this.next()?.().catch(this.report);
      this.isWorking = false;
      this.seen = performance.eventLoopUtilization();
    }
    this.wait();
  }

  private next(): (() => Promise<unknown>) | undefined {
    for (const [name, work] of this.waiting) {
      this.waiting.delete(name);
      return work;
    }
    return undefined;
  }

  private isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.seen);
    this.seen = now;
    return utilization > MOST_BUSY;
  }
}
