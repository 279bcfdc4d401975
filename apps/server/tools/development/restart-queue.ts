/** A server that has been started. */
export interface RunningServer {
  /** Resolves to whether the server responds; false if it exited before. */
  ready: Promise<boolean>;
  /** Resolves when its process has exited. */
  stop(): Promise<void>;
}

/**
 * Restarts a server after each build: one at a time, and only after the last one has exited. Skips builds that are
 * replaced while they wait.
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

  /** Resolves when the newest code can respond: not while it is being built or started. */
  get ready(): Promise<void> {
    return this.settled.promise;
  }

  /** Must be called when a source has changed. */
  beginBuild(): void {
    this.build += 1;
    if (this.isServing) this.settled = Promise.withResolvers();
    // Such a server would load files that are about to be replaced.
    else void this.server?.stop();
  }

  /** Resolves when the server of this build responds, has failed, or is replaced by a newer build. */
  endBuild(hasSucceeded: boolean): Promise<void> {
    const { build } = this;
    this.hasBuilt ||= hasSucceeded;
    this.isStale ||= hasSucceeded;
    this.turns = this.turns.then(() => this.restart(build));
    return this.turns;
  }

  /** Resolves when no server is running. */
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
