import { type Page, type StoredPage, isPublic, storePage } from './page';

const MOST_PAGES = 500;

/** Public pages as they were rendered last; dropped whole when what they show may have changed. */
export class PageCache {
  private readonly pages = new Map<string, StoredPage>();
  private readonly underway = new Map<string, Promise<Page | StoredPage>>();
  private generation = 0;

  get(path: string): StoredPage | undefined {
    return this.pages.get(path);
  }

  drop(): void {
    this.generation += 1;
    this.pages.clear();
    this.underway.clear();
  }

  /** Renders once for all who wait for the same page, and keeps it when it may be kept. */
  getOrRender(path: string, render: () => Promise<Page>): Promise<Page | StoredPage> {
    const waiting = this.underway.get(path);
    if (waiting) return waiting;
    const rendering = this.renderAndStore(path, render).finally(() => {
      if (this.underway.get(path) === rendering) this.underway.delete(path);
    });
    this.underway.set(path, rendering);
    return rendering;
  }

  /** What changed while the page was rendered may be missing in it: such a page is sent, not kept. */
  private async renderAndStore(
    path: string,
    render: () => Promise<Page>,
  ): Promise<Page | StoredPage> {
    const { generation } = this;
    const page = await render();
    if (!isPublic(page)) return page;
    const stored = await storePage(page);
    if (generation === this.generation) this.store(path, stored);
    return stored;
  }

  private store(path: string, page: StoredPage): void {
    const [oldest] = this.pages.keys();
    if (this.pages.size >= MOST_PAGES && oldest !== undefined) this.pages.delete(oldest);
    this.pages.set(path, page);
  }
}
