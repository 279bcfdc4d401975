import type { StoredPage } from './stored-page';

const MOST_PAGES = 500;

/** Public pages as they were rendered last; dropped whole when what they show may have changed. */
export class PageCache {
  private readonly pages = new Map<string, StoredPage>();
  private readonly underway = new Map<string, Promise<StoredPage>>();
  private generation = 0;

  get(path: string): StoredPage | undefined {
    return this.pages.get(path);
  }

  drop(): void {
    this.generation += 1;
    this.pages.clear();
    this.underway.clear();
  }

  /**
   * Renders a page once for all who wait for it. It is kept when `keep` says so and when nothing
   * changed since rendering began.
   */
  async getOrRender(
    path: string,
    render: () => Promise<StoredPage>,
    keep: (page: StoredPage) => boolean,
  ): Promise<StoredPage> {
    const waiting = this.underway.get(path);
    if (waiting) return waiting;
    const { generation } = this;
    const rendering = render();
    this.underway.set(path, rendering);
    try {
      const page = await rendering;
      if (generation === this.generation && keep(page)) this.store(path, page);
      return page;
    } finally {
      if (this.underway.get(path) === rendering) this.underway.delete(path);
    }
  }

  private store(path: string, page: StoredPage): void {
    const [oldest] = this.pages.keys();
    if (this.pages.size >= MOST_PAGES && oldest !== undefined) this.pages.delete(oldest);
    this.pages.set(path, page);
  }
}
