import { type Page, StoredPage, isCacheable } from './page';

const MOST_PAGES = 500;
/** Pages with a query are fewer people's, and must not push the others out. */
const MOST_VARIANTS = 100;

const yearAfter = (time: number) => Date.UTC(new Date(time).getUTCFullYear() + 1);

interface PageCacheOptions {
  now?: () => number;
  /** Does work when there is time for it; a name that waits already is not added again. */
  later?: (name: string, work: () => Promise<void>) => void;
}

/**
 * Public pages as they were rendered last; dropped when what they show may have changed, and all of
 * them when a year begins, which every footer names.
 */
export class PageCache {
  private readonly pages = new Map<string, StoredPage>();
  private readonly variants = new Map<string, StoredPage>();
  /** Pages that show nothing of the database outlive a change of it. */
  private readonly fixed = new WeakSet<StoredPage>();
  /** As they were before the last change: most are the same after it, and need not be packed again. */
  private readonly former = new Map<string, StoredPage>();
  private readonly underway = new Map<string, Promise<Page | StoredPage>>();
  private generation = 0;
  private nextYear: number;
  private readonly now: () => number;
  private readonly later: Required<PageCacheOptions>['later'];

  constructor({ now = Date.now, later = () => undefined }: PageCacheOptions = {}) {
    this.now = now;
    this.later = later;
    this.nextYear = yearAfter(now());
  }

  get(address: string): StoredPage | undefined {
    if (this.now() >= this.nextYear) this.dropAll();
    return this.mapOf(address).get(address);
  }

  /** How many pages are held in memory, those from before the last change with them. */
  get size(): number {
    return this.pages.size + this.variants.size + this.former.size;
  }

  /** What the database holds has changed. */
  drop(): void {
    this.generation += 1;
    this.underway.clear();
    this.variants.clear();
    for (const [address, page] of this.pages) {
      if (this.fixed.has(page)) continue;
      this.pages.delete(address);
      this.former.set(address, page);
    }
    limit(this.former, MOST_PAGES);
  }

  private dropAll(): void {
    this.drop();
    this.pages.clear();
    this.former.clear();
    this.nextYear = yearAfter(this.now());
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
    if (!isCacheable(page) || generation !== this.generation) return page;
    return this.store(address, page);
  }

  private store(address: string, page: Page): StoredPage {
    const map = this.mapOf(address);
    const stored = this.sameAsFormer(address, new StoredPage(page));
    map.set(address, stored);
    limit(map, map === this.pages ? MOST_PAGES : MOST_VARIANTS);
    if (page.isFixed) this.fixed.add(stored);
    if (!stored.isPackedWell) this.later(`pack ${address}`, () => this.packWell(address));
    return stored;
  }

  /** The page that is cached by then, if there is one. */
  private async packWell(address: string): Promise<void> {
    const page = this.mapOf(address).get(address);
    if (page && !page.isPackedWell) await page.packWell();
  }

  private sameAsFormer(address: string, page: StoredPage): StoredPage {
    const former = this.former.get(address);
    this.former.delete(address);
    return former?.equals(page) ? former : page;
  }

  private mapOf(address: string): Map<string, StoredPage> {
    return address.includes('?') ? this.variants : this.pages;
  }
}

/** The oldest go first. */
function limit(pages: Map<string, StoredPage>, most: number): void {
  for (const address of pages.keys()) {
    if (pages.size <= most) return;
    pages.delete(address);
  }
}
