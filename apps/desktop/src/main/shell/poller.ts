interface Pace {
  /** Milliseconds between two runs while all is well. */
  every: number;
  /** The longest pause after many failures. */
  longest: number;
}

/** Does a job again and again: evenly while it succeeds, ever more seldom while it fails. */
export class Repeat {
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private round = 0;

  constructor(
    private readonly job: () => Promise<boolean>,
    private readonly pace: Pace,
  ) {}

  start(): void {
    this.stop();
    this.failures = 0;
    void this.run(this.round);
  }

  stop(): void {
    this.round += 1;
    clearTimeout(this.timer);
  }

  /** A job that ends after `stop` does not begin another. */
  private async run(round: number): Promise<void> {
    const well = await this.job().catch(() => false);
    if (round !== this.round) return;
    this.failures = well ? 0 : this.failures + 1;
    const pause = Math.min(this.pace.every * 2 ** this.failures, this.pace.longest);
    this.timer = setTimeout(() => void this.run(round), pause);
  }
}
