import type { SiteModule } from '@polaris/contracts';
import type { IdleWork } from './idle-work';

/** The owner changes several things in a row: the pages are rendered when that is over. */
const CALM_MS = 1000;

interface PageWarmerOptions {
  load: () => Promise<Pick<SiteModule, 'publicPages'>>;
  services: () => Promise<{ id: number }[]>;
  /** Renders a page that is not cached yet. */
  render: (address: string) => Promise<unknown>;
  idle: Pick<IdleWork, 'add'>;
  calmMs?: number;
}

/** Renders the public pages in idle time, so that no visitor waits for one. */
export class PageWarmer {
  private timer: NodeJS.Timeout | undefined;
  private round = 0;
  private isOn = false;

  constructor(private readonly options: PageWarmerOptions) {}

  /** From now on, and after each change. */
  start(): void {
    this.isOn = true;
    this.restart();
  }

  /** The content has changed: what is left of the last round is not worth its time. */
  restart(): void {
    this.round += 1;
    clearTimeout(this.timer);
    if (!this.isOn) return;
    const { idle, calmMs = CALM_MS } = this.options;
    this.timer = setTimeout(() => idle.add('plan', () => this.plan()), calmMs).unref();
  }

  stop(): void {
    this.isOn = false;
    this.restart();
  }

  /** Without the database, the pages wait for their visitors. */
  private async plan(): Promise<void> {
    const { round } = this;
    const { load, services, render, idle } = this.options;
    const { publicPages } = await load();
    const known = await services().catch(() => undefined);
    if (!known || !publicPages) return;
    for (const address of publicPages(known.map(({ id }) => id)))
      idle.add(`render ${address}`, async () =>
        round === this.round ? render(address) : undefined,
      );
  }
}
