import { type Page, type StoredPage, isCacheable, storePage } from './page';

const MOST_PAGES = 500;
/** Pages with a query are fewer people's, and must not push the others out. */
const MOST_VARIANTS = 100;

const yearAfter = (time: number) => Date.UTC(new Date(time).getUTCFullYear() + 1);

/**
 * Public pages as they were rendered last; dropped whole when what they show may have changed, and when
 * a year begins, which every footer names.
 */
export class PageCache {
  private readonly pages = new Map<string, StoredPage>();
  private readonly variants = new Map<string, StoredPage>();
  private readonly underway = new Map<string, Promise<Page | StoredPage>>();
  private generation = 0;
  private nextYear: number;

  constructor(private readonly now = Date.now) {
    this.nextYear = yearAfter(now());
  }

  get(address: string): StoredPage | undefined {
    if (this.now() >= this.nextYear) this.drop();
    return this.mapOf(address).get(address);
  }

  drop(): void {
    this.generation += 1;
    this.nextYear = yearAfter(this.now());
    this.pages.clear();
    this.variants.clear();
    this.underway.clear();
  }

  /** Renders once for all who wait for the same page, and caches it when that is allowed. */
  getOrRender(address: string, render: () => Promise<Page>): Promise<Page | StoredPage> {
    const stored = this.get(address);
    if (stored) return Promise.resolve(stored);
    const waiting = this.underway.get(address);
    if (waiting) return waiting;
    const rendering = this.renderAndStore(address, render).finally(() => {
      if (this.underway.get(address) === rendering) this.underway.delete(address);
    });
    this.underway.set(address, rendering);
    return rendering;
  }

  /** What changed while the page was rendered may be missing in it: such a page is sent, but not cached. */
  private async renderAndStore(
    address: string,
    render: () => Promise<Page>,
  ): Promise<Page | StoredPage> {
    const { generation } = this;
    const page = await render();
    if (!isCacheable(page)) return page;
    const stored = await storePage(page);
    if (generation === this.generation) this.store(address, stored);
    return stored;
  }

  private store(address: string, page: StoredPage): void {
    const map = this.mapOf(address);
    const [oldest] = map.keys();
    const most = map === this.pages ? MOST_PAGES : MOST_VARIANTS;
    if (map.size >= most && oldest !== undefined) map.delete(oldest);
    map.set(address, page);
  }

  private mapOf(address: string): Map<string, StoredPage> {
    return address.includes('?') ? this.variants : this.pages;
  }
}
