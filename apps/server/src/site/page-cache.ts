import type { StoredResponse } from '../platform/http/stored-response';
import { type Page, isCacheable, storePage } from './page';

const MOST_PAGES = 500;
/** Pages with a query are fewer people's, and must not push the others out. */
const MOST_VARIANTS = 100;

/** One of a limited number; one of as many as people type; one behind a private link. */
export type PageKind = 'page' | 'variant' | 'link';

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
  private readonly pages = new Map<string, StoredResponse>();
  private readonly variants = new Map<string, StoredResponse>();
  /** Pages that show nothing of the database outlive a change of it. */
  private readonly fixed = new WeakSet<StoredResponse>();
  /** As they were before the last change: most are the same after it, and need not be compressed again. */
  private readonly former = new Map<string, StoredResponse>();
  private readonly underway = new Map<string, Promise<Page | StoredResponse>>();
  private generation = 0;
  private nextYear: number;
  private readonly now: () => number;
  private readonly later: Required<PageCacheOptions>['later'];

  constructor({ now = Date.now, later = () => undefined }: PageCacheOptions = {}) {
    this.now = now;
    this.later = later;
    this.nextYear = yearAfter(now());
  }

  get(address: string): StoredResponse | undefined {
    if (this.now() >= this.nextYear) this.dropAll();
    return this.pages.get(address) ?? this.variants.get(address);
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
  getOrRender(
    address: string,
    render: () => Promise<Page>,
    kind: PageKind = 'page',
  ): Promise<Page | StoredResponse> {
    const stored = this.get(address);
    if (stored) return Promise.resolve(stored);
    const waiting = this.underway.get(address);
    if (waiting) return waiting;
    const rendering = this.renderAndStore(address, render, kind).finally(() => {
      if (this.underway.get(address) === rendering) this.underway.delete(address);
    });
    this.underway.set(address, rendering);
    return rendering;
  }

  /** What changed while the page was rendered may be missing in it: such a page is sent, but not cached. */
  private async renderAndStore(
    address: string,
    render: () => Promise<Page>,
    kind: PageKind,
  ): Promise<Page | StoredResponse> {
    const { generation } = this;
    const page = await render();
    if (!mayStore(page, kind) || generation !== this.generation) return page;
    return this.store(address, page, kind);
  }

  private store(address: string, page: Page, kind: PageKind): StoredResponse {
    const isPage = kind === 'page' && !address.includes('?');
    const map = isPage ? this.pages : this.variants;
    const stored = this.sameAsFormer(address, storePage(page));
    map.set(address, stored);
    limit(map, isPage ? MOST_PAGES : MOST_VARIANTS);
    if (page.isFixed) this.fixed.add(stored);
    if (kind === 'page' && !stored.isCompressed)
      this.later(`compress ${address}`, () => this.compress(address));
    return stored;
  }

  /** The page that is cached by then, if there is one. */
  private async compress(address: string): Promise<void> {
    await this.get(address)?.compress();
  }

  private sameAsFormer(address: string, page: StoredResponse): StoredResponse {
    const former = this.former.get(address);
    this.former.delete(address);
    return former?.equals(page) ? former : page;
  }
}

/** What a private link shows is for one person, unless it leads nowhere. */
const mayStore = (page: Page, kind: PageKind): boolean =>
  isCacheable(page) && (kind !== 'link' || page.status === 404);

/** The oldest go first. */
function limit(pages: Map<string, StoredResponse>, most: number): void {
  for (const address of pages.keys()) {
    if (pages.size <= most) return;
    pages.delete(address);
  }
}
