import { type KnownRecords, type PageLookup, idParam, isEssaySlug } from '@polaris/contracts';
import { type NonIndexRouteObject, type Params, generatePath, matchRoutes } from 'react-router';
import type { PageHandle } from './page-handle.ts';
import type { HasService } from './query-params.ts';

/** The suffix of the router's data requests. */
const DATA = '.data';
const ROOT_DATA = '/_root.data';
/** An id that no service has. Its page is rendered for every missing service. */
const NO_SERVICE = '2147483647';

/** A route as the build lists it. */
interface Route {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  module: { handle?: unknown; action?: unknown };
}
type Routes = Readonly<Record<string, Route | undefined>>;

/** A page of the site map, with its full path. */
interface PageRoute extends NonIndexRouteObject {
  path: string;
  handle: Partial<PageHandle>;
  form: boolean;
}

interface PageMatch {
  route: PageRoute;
  params: Params;
  path: string;
}

/** Maps addresses to pages, so that each page has one address and is cached once. */
export class CanonicalUrls {
  private readonly pages: readonly PageRoute[];
  /** Grouped by first segment, as the router compiles all given routes for each lookup. */
  private readonly bySegment: Map<string, PageRoute[]>;
  private readonly missing: PageRoute[];

  constructor(routes: Routes) {
    const all = listPages(routes);
    this.missing = all.filter(({ handle }) => handle.missing);
    this.pages = all.filter(({ handle }) => !handle.missing);
    this.bySegment = Map.groupBy(this.pages, ({ path }) => firstSegment(path));
  }

  /** The path must be decodable; the server has checked it. */
  readonly findPage = async (url: string, known: KnownRecords): Promise<PageLookup> => {
    const { pathname, searchParams } = new URL(`http://site.invalid${url}`);
    const isData = pathname.endsWith(DATA);
    const pagePath = isData ? pageOfData(pathname) : pathname;
    const page = this.match(pagePath);
    const moved = page ? undefined : this.earlierLink(pagePath);
    if (moved) return { path: moved, render: moved, form: false };
    // Data requests come from scripts, which use canonical addresses.
    if (!page || (isData && page.path !== pagePath)) return this.notFound(pathname);
    if (page.route.handle.exists?.(page.params) === false) return this.notFound(pathname);
    if (await isMissingEssay(page, known)) return this.notFound(pathname);
    const { hasService } = known;
    const { handle, form } = page.route;
    const rendered = await renderedPath(page, hasService);
    const query = await canonicalQuery(handle.query, searchParams, hasService);
    const routes = isData ? searchParams.get('_routes') : null;
    if (routes !== null) query.set('_routes', routes);
    return {
      path: isData ? pathname : page.path,
      render: withQuery(isData ? dataPath(rendered) : rendered, query),
      form,
    };
  };

  /** The addresses of public pages, including those of these records. */
  readonly publicPages = (services: readonly number[], essays: readonly string[]): string[] =>
    this.pages.flatMap(({ path, handle }) => {
      if (handle.service) return services.map((id) => generatePath(path, { id: String(id) }));
      if (handle.essay) return essays.map((slug) => generatePath(path, { slug }));
      if (path.includes(':')) return handle.known?.().map((of) => generatePath(path, of)) ?? [];
      return handle.exists?.({}) === false ? [] : [path];
    });

  private match(pathname: string): PageMatch | undefined {
    const routes = this.bySegment.get(firstSegment(pathname)) ?? [];
    const [found] = matchRoutes(routes, pathname.replace(/\/{2,}/g, '/')) ?? [];
    if (!found) return undefined;
    const { route } = found;
    const params = { ...found.params };
    if (params.id !== undefined) params.id = params.id.replace(/^0+(?=\d)/, '');
    if (params.slug !== undefined) params.slug = params.slug.toLowerCase();
    if (params.id !== undefined && !idParam.safeParse(params.id).success) return undefined;
    return { route, params, path: generatePath(route.path, params) };
  }

  /** The page of a link with a token in its path; no page is rendered for each token. */
  private earlierLink(pathname: string): string | undefined {
    const [, path, token] = /^(.+)\/([\w-]+)$/.exec(pathname) ?? [];
    const page = path && this.match(path);
    return page && page.route.handle.mailedLink ? `${page.path}#${token}` : undefined;
  }

  /** One not-found page for each frame. */
  private notFound(pathname: string): PageLookup {
    const path = matchRoutes(this.missing, pathname)?.[0]?.route.path ?? '/*';
    return {
      path: undefined,
      render: path.replace('*', '404'),
      form: false,
    };
  }
}

function listPages(routes: Routes): PageRoute[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter(({ id }) => !parents.has(id))
    .flatMap((route) => {
      const handle: Partial<PageHandle> = route.module.handle ?? {};
      const form = typeof route.module.action === 'function';
      // A page with listed addresses has no others, even if its route is a wildcard.
      const paths = handle.paths ?? [`/${pathOf(route, routes)}`];
      return paths.map((path) => ({ path, handle, form }));
    });
}

function pathOf({ path, parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return [parent && pathOf(parent, routes), path].filter(Boolean).join('/');
}

const firstSegment = (path: string): string =>
  decodeURIComponent(/[^/]+/.exec(path)?.[0] ?? '').toLowerCase();

/** Whether the essay does not exist: then the shared not-found page is served, not one per address. */
async function isMissingEssay(
  { route, params }: PageMatch,
  { hasEssay }: KnownRecords,
): Promise<boolean> {
  const { slug = '' } = params;
  return route.handle.essay === true && !(isEssaySlug(slug) && (await hasEssay(slug)));
}

/** The cache key: equal for addresses with equal pages. */
async function renderedPath({ route, params, path }: PageMatch, hasService: HasService) {
  const { handle } = route;
  if (handle.paths) return handle.paths[0]!;
  const isMissing = handle.service && !(await hasService(Number(params.id)));
  return isMissing ? generatePath(route.path, { id: NO_SERVICE }) : path;
}

/** The query parameters that the page reads, normalized and ordered. */
async function canonicalQuery(
  known: PageHandle['query'] = {},
  parameters: URLSearchParams,
  hasService: HasService,
): Promise<URLSearchParams> {
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries(known)) {
    const text = parameters.get(name);
    const value = text === null ? undefined : await read(text, hasService);
    if (value !== undefined) query.set(name, value);
  }
  return query;
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

const pageOfData = (path: string): string =>
  path === ROOT_DATA ? '/' : path.slice(0, -DATA.length).replace(/\/$/, '');

const dataPath = (path: string): string => (path === '/' ? ROOT_DATA : path + DATA);
