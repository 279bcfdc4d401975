import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentChanges, WebBuild } from '@polaris/contracts';

/** Waits this many milliseconds after the last of several changes. */
const CALM_MS = 1000;

interface PageWarmerOptions {
  load: () => Promise<Pick<WebBuild, 'publicPages'>>;
  services: () => Promise<{ id: number }[]>;
  changes: () => Promise<ContentChanges>;
  essays: () => Promise<{ slug: string }[]>;
  /** Renders a page unless it is cached. */
  render: (address: string) => Promise<unknown>;
  report: (error: unknown) => void;
  calmMs?: number;
  pause?: (ms: number) => Promise<unknown>;
}

/** A timer that does not keep the process alive. */
const sleepUnnoticed = (ms: number) => sleep(ms, undefined, { ref: false });

/** Renders the public pages after startup and after each change, so that no visitor has to wait. */
export class PageWarmer {
  private timer: NodeJS.Timeout | undefined;
  private round = 0;
  private isOn = false;

  constructor(private readonly options: PageWarmerOptions) {}

  start(): void {
    this.isOn = true;
    this.restart();
  }

  /** Starts again after a change of content, and abandons the current round. */
  restart(): void {
    this.round += 1;
    clearTimeout(this.timer);
    if (!this.isOn) return;
    const { calmMs = CALM_MS, report } = this.options;
    this.timer = setTimeout(() => void this.warm().catch(report), calmMs).unref();
  }

  stop(): void {
    this.isOn = false;
    this.restart();
  }

  /**
   * Renders one page at a time and pauses as long as that took, so that requests get their turn in between. Does
   * nothing while the database is down.
   */
  private async warm(): Promise<void> {
    const { round } = this;
    const {
      load,
      services,
      essays,
      changes,
      render,
      report,
      pause = sleepUnnoticed,
    } = this.options;
    const { publicPages } = await load();
    const known = await Promise.all([services(), essays(), changes()]).catch(() => undefined);
    if (!known || !publicPages) return;
    const [ids, slugs] = [known[0].map(({ id }) => id), known[1].map(({ slug }) => slug)];
    for (const address of publicPages(ids, slugs, known[2])) {
      if (round !== this.round) return;
      const startedAt = performance.now();
      await render(address).catch(report);
      await pause(performance.now() - startedAt);
    }
  }
}
