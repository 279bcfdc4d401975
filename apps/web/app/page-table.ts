import type { PageHandle } from './page-handle.ts';

/** A route as the build lists it. */
export interface RouteEntry {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  module: { handle?: unknown; action?: unknown };
}

/** A page of the site map: the segments of its address, as they are spelled. */
export interface Page {
  /** The route's name in the build. */
  id: string;
  pattern: readonly string[];
  handle: Partial<PageHandle>;
  form: boolean;
  /** What is rendered instead of its own address. */
  render?: string;
}

type Routes = Readonly<Record<string, RouteEntry | undefined>>;

/** The pages of the build. What they are looked up by is not their spelling. */
export class PageTable {
  private readonly fixed = new Map<string, Page>();
  private readonly open: Page[];
  private readonly missing: Page[];

  constructor(routes: Routes) {
    const pages = listPages(routes);
    for (const page of pages) if (!isOpen(page)) this.fixed.set(keyOf(page.pattern), page);
    this.open = pages
      .filter((page) => isOpen(page) && !page.handle.missing)
      .sort((one, other) => other.pattern.length - one.pattern.length);
    this.missing = pages
      .filter(({ handle }) => handle.missing)
      .sort((one, other) => other.pattern.length - one.pattern.length);
  }

  find(parts: readonly string[]): Page | undefined {
    return this.fixed.get(keyOf(parts)) ?? this.open.find((page) => fits(page, parts));
  }

  /** The route that answers a path as it is spelled. */
  idAt(pathname: string): string {
    const parts = segmentsOf(pathname).map(decodeURIComponent);
    return (this.find(parts) ?? this.findMissing(parts)).id;
  }

  /** The public pages with an address of their own: those of all services, too. */
  publicPaths(services: readonly number[]): string[] {
    const fixed = [...this.fixed.values()].filter(({ handle }) => !handle.private);
    const open = this.open.filter(({ handle }) => handle.service !== undefined);
    return [
      ...fixed.map(({ pattern }) => `/${pattern.join('/')}`),
      ...open.flatMap(({ pattern, handle }) =>
        services.map((id) => `/${pattern.join('/')}`.replace(`:${handle.service}`, String(id))),
      ),
    ];
  }

  /** The page that is shown where there is none, in the frame of what lies around. */
  findMissing(parts: readonly string[]): Page {
    return this.missing.find((page) => fits(page, parts)) ?? this.missing.at(-1)!;
  }
}

function listPages(routes: Routes): Page[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter(({ id }) => !parents.has(id))
    .flatMap((route) => withOwnPaths(pageOf(route, routes)));
}

const pageOf = (route: RouteEntry, routes: Routes): Page => ({
  id: route.id,
  pattern: patternOf(route, routes),
  handle: route.module.handle ?? {},
  form: typeof route.module.action === 'function',
});

/** A page that names its addresses has no others, though its route takes any end. */
function withOwnPaths(page: Page): Page[] {
  const { paths } = page.handle;
  if (!paths) return [page];
  const render = `/${page.pattern.slice(0, -1).join('/')}`;
  return paths.map((path) => ({ ...page, pattern: segmentsOf(path), render }));
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function patternOf({ path = '', parentId }: RouteEntry, routes: Routes): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return [...(parent ? patternOf(parent, routes) : []), ...segmentsOf(path)];
}

const keyOf = (parts: readonly string[]): string => parts.join('/').toLowerCase();

/** Has a segment that may be anything, or ends in any number of them. */
const isOpen = ({ pattern }: Page): boolean =>
  pattern.some((segment) => segment === '*' || segment.startsWith(':'));

function fits({ pattern }: Page, parts: readonly string[]): boolean {
  const isSplat = pattern.at(-1) === '*';
  const fixed = isSplat ? pattern.slice(0, -1) : pattern;
  if (isSplat ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every(
    (segment, index) =>
      segment.startsWith(':') || segment.toLowerCase() === parts[index]!.toLowerCase(),
  );
}
