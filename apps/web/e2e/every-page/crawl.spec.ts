import type { APIRequestContext } from '@playwright/test';
import { demoLinks } from '../../content/demo-links.ts';
import { mapUrlOf } from '../../content/person.ts';
import { defaultContent } from '../../content/content.ts';
import { type FoundLink, linksIn, anchorsIn } from '../support/pages/page-links.ts';
import { expect, starterSite, test } from '../support/test.ts';

test.use({ ownPolaris: starterSite });

/** Disallowed in robots.txt: sign-in, accounts, API. */
async function readClosed(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text();
  return [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
}

/** Real external addresses: the map, and players that load after a click. */
const isReal = ({ href, origin }: URL): boolean =>
  href === mapUrlOf(defaultContent.site.place) || origin === 'https://w.soundcloud.com';

interface Visit {
  status: number;
  links: FoundLink[];
  places: Set<string>;
}

/** Follows every link of the site once, and collects problems. */
class Crawl {
  private readonly found = new Map<string, string>();
  private readonly followed = new Set<string>();
  private readonly visits = new Map<string, Promise<Visit>>();

  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
    private readonly closed: readonly string[],
  ) {}

  /** Each problem once, with the first page that has it. */
  get problems(): string[] {
    return [...this.found].map(([problem, place]) => `${problem} (on ${place})`);
  }

  /** External demo links found on pages. */
  readonly demo = new Set<string>();

  get visited(): string[] {
    return [...this.visits.keys()];
  }

  async from(address: string): Promise<void> {
    if (this.followed.has(address)) return;
    this.followed.add(address);
    const { links } = await this.visit(address);
    for (const link of links) await this.follow(link, address);
  }

  private async follow(link: FoundLink, page: string): Promise<void> {
    const target = new URL(link.address, this.origin + page);
    if (demoLinks.includes(target.href)) return void this.demo.add(target.href);
    if (target.protocol === 'data:') return;
    if (link.opensAlone && !link.rel.split(' ').includes('noopener'))
      this.note(`${link.address} opens alone without rel=noopener`, page);
    if (target.origin === this.origin) return this.followInside(target, page);
    if (!isReal(target)) this.note(`${target.href} is not listed in content/demo-links.ts`, page);
  }

  private async followInside({ pathname, search, hash }: URL, page: string): Promise<void> {
    if (this.closed.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return;
    const { status, places } = await this.visit(pathname + search);
    const place = decodeURIComponent(hash.slice(1));
    if (status !== 200) this.note(`${pathname}${search} answers ${status}`, page);
    else if (place && !places.has(place))
      this.note(`${pathname}${search} has no place ${hash}`, page);
    else await this.from(pathname + search);
  }

  private note(problem: string, place: string): void {
    if (!this.found.has(problem)) this.found.set(problem, place);
  }

  private visit(address: string): Promise<Visit> {
    const visit = this.visits.get(address) ?? this.open(address);
    this.visits.set(address, visit);
    return visit;
  }

  private async open(address: string): Promise<Visit> {
    const response = await this.request.get(address, { maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    const text = await response.text();
    const isPage = type.startsWith('text/html');
    const status = response.status();
    return {
      status,
      links: status === 200 ? linksIn(type, text) : [],
      places: isPage ? anchorsIn(text) : new Set(),
    };
  }
}

test('resolves every link directly to an existing target', async ({ request, baseURL }) => {
  const crawl = new Crawl(request, baseURL ?? '', await readClosed(request));
  await crawl.from('/');
  await crawl.from('/robots.txt');
  expect(crawl.problems).toEqual([]);
  expect([...crawl.demo].sort()).toEqual([...demoLinks].sort());
  const kinds = ['/sitemap.xml', '/PolarisNet/feed.xml', '/site.webmanifest', '/favicon.ico'];
  expect(crawl.visited).toEqual(expect.arrayContaining(kinds));
  for (const kind of [/\.css$/, /\.js$/, /\.woff2$/])
    expect(
      crawl.visited.some((path) => kind.test(path)),
      String(kind),
    ).toBe(true);
});
