import type { StoredResponse } from '../../platform/http/stored-response';
import { type RenderedPage, isCacheable, storePage } from './page';

const MAX_PAGES = 500;
/** Limited separately, so that pages with a query do not displace the others. */
const MAX_VARIANTS = 100;

const yearAfter = (time: number) => Date.UTC(new Date(time).getUTCFullYear() + 1);

/**
 * Caches rendered public pages. All are dropped when their content could have changed, and at the start of a year,
 * which every footer shows.
 */
export class PageCache {
  private readonly pages = new Map<string, StoredResponse>();
  /** Pages with a query, of which there can be any number. */
  private readonly variants = new Map<string, StoredResponse>();
  private readonly rendering = new Map<string, Promise<RenderedPage | StoredResponse>>();
  private generation = 0;
  private nextYear: number;

  constructor(private readonly now: () => number = Date.now) {
    this.nextYear = yearAfter(now());
  }

  get(address: string): StoredResponse | undefined {
    if (this.now() >= this.nextYear) {
      this.drop();
      this.nextYear = yearAfter(this.now());
    }
    return this.pages.get(address) ?? this.variants.get(address);
  }

  get size(): number {
    return this.pages.size + this.variants.size;
  }

  drop(): void {
    this.generation += 1;
    this.rendering.clear();
    this.pages.clear();
    this.variants.clear();
  }

  /** Renders a page once for all concurrent requests, and caches it if allowed. */
  getOrRender(
    address: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage | StoredResponse> {
    const stored = this.get(address);
    if (stored) return Promise.resolve(stored);
    const waiting = this.rendering.get(address);
    if (waiting) return waiting;
    const rendering = this.renderAndStore(address, render).finally(() => {
      if (this.rendering.get(address) === rendering) this.rendering.delete(address);
    });
    this.rendering.set(address, rendering);
    return rendering;
  }

  /** If content changed during rendering, the page could lack it: it is sent but not cached. */
  private async renderAndStore(
    address: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage | StoredResponse> {
    const { generation } = this;
    const page = await render();
    if (!isCacheable(page) || generation !== this.generation) return page;
    const stored = storePage(page);
    if (address.includes('?')) add(this.variants, address, stored, MAX_VARIANTS);
    else {
      add(this.pages, address, stored, MAX_PAGES);
      void stored.compress();
    }
    return stored;
  }
}

/** Removes the oldest entry if the map is full. */
function add<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  const [oldest] = map.keys();
  if (map.size >= max && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
