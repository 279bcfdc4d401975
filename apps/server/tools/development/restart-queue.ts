/** A server that has been started. */
export interface RunningServer {
  /** Whether it answers; false when it has ended before it did. */
  ready: Promise<boolean>;
  /** Resolves when its process has ended. */
  stop(): Promise<void>;
}

/**
 * Restarts a server after each build: one at a time, and never before the last one has ended. Builds
 * that are replaced while they wait for their turn are skipped.
 */
export class RestartQueue {
  private build = 0;
  private server: RunningServer | undefined;
  private isServing = false;
  private hasBuilt = false;
  private isStale = false;
  private turns = Promise.resolve();
  private settled = Promise.withResolvers<void>();
  private readonly start: () => Promise<RunningServer>;

  constructor(start: () => Promise<RunningServer>) {
    this.start = start;
  }

  /** Resolves when requests can be answered by the newest code: not while that is built or starts. */
  get ready(): Promise<void> {
    return this.settled.promise;
  }

  /** To be called as a source has changed. */
  beginBuild(): void {
    this.build += 1;
    if (this.isServing) this.settled = Promise.withResolvers();
    // It would load files that are about to be replaced.
    else void this.server?.stop();
  }

  /** Resolves when the server of this build answers, has failed, or is replaced by a newer build. */
  endBuild(hasSucceeded: boolean): Promise<void> {
    const { build } = this;
    this.hasBuilt ||= hasSucceeded;
    this.isStale ||= hasSucceeded;
    this.turns = this.turns.then(() => this.restart(build));
    return this.turns;
  }

  /** Resolves when no server runs any more. */
  async stop(): Promise<void> {
    this.build += 1;
    await Promise.all([this.turns, this.server?.stop()]);
  }

  private async restart(build: number): Promise<void> {
    if (build !== this.build || !this.hasBuilt) return;
    if (this.isStale || !this.isServing) {
      this.isServing = false;
      await this.server?.stop();
      if (build !== this.build) return;
      this.isStale = false;
      this.server = await this.start();
      this.isServing = await this.server.ready;
    }
    if (build === this.build) this.settled.resolve();
  }
}
