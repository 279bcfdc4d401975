import type { PageLookup, SiteModule } from '@polaris/contracts';
import type { KnownServices } from './known-services';
import type { LoadSite } from './renderer';

/** Finds what an address shows, by the web build's own routes. */
export class PageFinder {
  private module: SiteModule | undefined;

  constructor(
    private readonly load: LoadSite,
    private readonly services: KnownServices,
    /** In development the routes may change with every request. */
    private readonly development: boolean,
  ) {}

  async find(url: string): Promise<PageLookup> {
    const module = await this.load();
    if (!this.development) this.module = module;
    await this.services.load();
    return module.findPage(url, this.services.has);
  }

  /** The same without waiting; undefined while something has to be loaded for it. */
  findNow(url: string): PageLookup | undefined {
    return this.services.loaded ? this.module?.findPage(url, this.services.has) : undefined;
  }
}

/**
 * Where another spelling of a page's address redirects to; undefined for the right one, or without a
 * page. A form without fields leaves a question mark and no query behind it.
 */
export function redirectTarget(url: string, { path }: PageLookup): string | undefined {
  const [given, query] = url.split(/\?(.*)/s);
  if (path === undefined || (path === given && query !== '')) return undefined;
  return query ? `${path}?${query}` : path;
}
