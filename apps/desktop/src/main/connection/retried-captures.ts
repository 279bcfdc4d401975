import type { CaptureQueue } from '../capture/capture-queue.ts';
import { Poller } from '../shell/poller.ts';

/**
 * In milliseconds. The server asks for pauses when it is busy; after an hour of failures it is asked every five
 * minutes.
 */
const RETRY = { every: 5000, longest: 5 * 60_000 };

/** Sends waiting captures again, with growing pauses, for as long as any waits. */
export class RetriedCaptures {
  private readonly poller = new Poller(() => this.sendAgain(), RETRY);
  private retrying = false;
  private stopped = false;

  constructor(private readonly queue: Pick<CaptureQueue, 'flush' | 'waiting'>) {}

  /** To be called when the number of waiting captures may have changed. */
  update(): void {
    const needed = this.queue.waiting > 0 && !this.stopped;
    if (needed === this.retrying) return;
    this.retrying = needed;
    if (needed) this.poller.startLater();
    else this.poller.stop();
  }

  stop(): void {
    this.stopped = true;
    this.poller.stop();
  }

  /** Always counts as failed while any waits, so that the pauses grow. */
  private async sendAgain(): Promise<boolean> {
    await this.queue.flush();
    return this.queue.waiting === 0;
  }
}
