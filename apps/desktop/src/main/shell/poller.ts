interface Interval {
  /** Milliseconds between two runs while they succeed. */
  every: number;
  /** The longest pause, in milliseconds, after repeated failures. */
  longest: number;
}

/** Runs a job at a fixed interval, which doubles with each failure in a row. */
export class Poller {
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private generation = 0;

  constructor(
    /** Resolves to false when the run failed. */
    private readonly job: () => Promise<boolean>,
    private readonly interval: Interval,
  ) {}

  /** Runs the job now, and then at the interval. */
  start(): void {
    this.stop();
    this.failures = 0;
    void this.run(this.generation);
  }

  /** Runs the job for the first time after the interval. */
  startLater(): void {
    this.stop();
    this.failures = 0;
    const { generation } = this;
    this.timer = setTimeout(() => void this.run(generation), this.interval.every);
  }

  stop(): void {
    this.generation += 1;
    clearTimeout(this.timer);
  }

  /** A job that ends after `stop` does not schedule another run. */
  private async run(generation: number): Promise<void> {
    const succeeded = await this.job().catch(() => false);
    if (generation !== this.generation) return;
    this.failures = succeeded ? 0 : this.failures + 1;
    const pause = Math.min(this.interval.every * 2 ** this.failures, this.interval.longest);
    this.timer = setTimeout(() => void this.run(generation), pause);
  }
}
