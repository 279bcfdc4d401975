import { type PageLookup, idParam } from '@polaris/contracts';
import { type HasService, readQuery } from './page-query.ts';
import type { Page, PageTable } from './page-table.ts';

/** How the router asks for the data of a page that the browser goes to by itself. */
const DATA = '.data';
const ROOT_DATA = '/_root.data';
/** An id that no service has: there the page says that the service is not there. */
const NO_SERVICE = '2147483647';

export type FindPage = (url: string, hasService: HasService) => PageLookup;

/** Tells where an address leads, by the routes of the build alone. */
export function pageFinder(table: PageTable): FindPage {
  return (url, hasService) => {
    const [path = '/', query = ''] = url.split(/\?(.*)/s);
    return path.endsWith(DATA)
      ? findData(table, path, query, hasService)
      : findIn(table, path, query, hasService);
  };
}

function findIn(table: PageTable, path: string, query: string, hasService: HasService): PageLookup {
  const parts = readParts(path);
  const page = parts && table.find(parts);
  const spelled = page && spell(page, parts);
  if (!page || !spelled) return missing(table.findMissing(parts ?? []));
  const { search, free } = readQuery(page.handle.query, query, hasService);
  const render = isThere(page, parts, hasService) ? renderPath(page, spelled) : noService(page);
  return {
    path: `/${spelled.join('/')}`,
    render: search.size > 0 ? `${render}?${search.toString()}` : render,
    keep: !free && (!page.handle.private || page.handle.alike === true),
    ...(page.handle.private && { private: true }),
    form: page.form,
  };
}

/** The data of a page comes at its one spelling alone. */
function findData(
  table: PageTable,
  path: string,
  query: string,
  hasService: HasService,
): PageLookup {
  const base = path === ROOT_DATA ? '/' : path.slice(0, -DATA.length).replace(/\/$/, '');
  const page = findIn(table, base, query, hasService);
  if (page.path !== base) return missing(table.findMissing([]));
  const [render = '/', known] = page.render.split('?');
  const search = new URLSearchParams(known);
  const wanted = new URLSearchParams(query).get('_routes');
  if (wanted !== null) search.set('_routes', wanted);
  const isPrivate = page.private && { private: true };
  const name = render === '/' ? ROOT_DATA : render + DATA;
  return {
    path,
    render: `${name}?${search.toString()}`,
    keep: false,
    ...isPrivate,
    form: page.form,
  };
}

/** The segments of a path as they are meant; none when nobody can mean them. */
function readParts(path: string): string[] | undefined {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  const read = parts.map(decode);
  return read.every((part) => part !== undefined && !/^\.\.$|[/\\]/.test(part))
    ? (read as string[])
    : undefined;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The address as the site map spells it; none where a segment cannot be what it has to be. */
function spell({ pattern }: Page, parts: readonly string[]): string[] | undefined {
  const spelled = parts.map((part, index) => {
    const segment = pattern[index];
    if (segment === undefined || segment === '*') return encodeURIComponent(part);
    if (!segment.startsWith(':')) return segment;
    return segment === ':id' ? idIn(part) : encodeURIComponent(part);
  });
  return spelled.includes(undefined) ? undefined : (spelled as string[]);
}

function idIn(part: string): string | undefined {
  const id = part.replace(/^0+(?=\d)/, '');
  return idParam.safeParse(id).success ? id : undefined;
}

function isThere({ pattern, handle }: Page, parts: readonly string[], hasService: HasService) {
  if (!handle.service) return true;
  return hasService(Number(parts[pattern.indexOf(`:${handle.service}`)]));
}

/** All addresses below one that takes any end show the same. */
function renderPath({ pattern, handle, render }: Page, spelled: readonly string[]): string {
  if (render) return render;
  const rendered = handle.alike
    ? spelled.map((part, at) => (pattern[at]!.startsWith(':') ? '-' : part))
    : spelled;
  return `/${(pattern.at(-1) === '*' ? pattern.slice(0, -1) : rendered).join('/')}`;
}

const noService = ({ pattern }: Page): string =>
  `/${pattern.map((segment) => (segment.startsWith(':') ? NO_SERVICE : segment)).join('/')}`;

const missing = ({ pattern }: Page): PageLookup => ({
  path: undefined,
  render: `/${[...pattern.slice(0, -1), '404'].join('/')}`,
  keep: true,
  form: false,
});
