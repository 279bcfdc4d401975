import type { EntryContext, LoaderFunctionArgs, RouteObject, ServerBuild } from 'react-router';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** A page and the layouts around it, without all other routes of the build. */
export interface WayToPage {
  page: RouteModule;
  route: RouteObject;
  routeModules: EntryContext['routeModules'];
  manifestRoutes: EntryContext['manifest']['routes'];
  /** The headers that the page sets, from those that its loader set. */
  headersOf: (loaderHeaders: Record<string, Headers>) => Headers;
}

export function wayToPage(id: string, build: ServerBuild): WayToPage {
  const ids = idsTo(id, build);
  const moduleOf = (each: string) => build.routes[each]!.module;
  const page = moduleOf(id);
  return {
    page,
    route: nested(ids, build),
    routeModules: pick(ids, moduleOf),
    manifestRoutes: pick(ids, (each) => build.assets.routes[each]),
    headersOf: (loaderHeaders) => headersOf(page, loaderHeaders[id]),
  };
}

function idsTo(id: string, build: ServerBuild): string[] {
  const { parentId } = build.routes[id]!;
  return [...(parentId === undefined ? [] : idsTo(parentId, build)), id];
}

function nested([id, ...below]: string[], build: ServerBuild): RouteObject {
  const { path, index, caseSensitive, module } = build.routes[id!]!;
  const { loader } = module;
  const own = {
    id: id!,
    ...(path !== undefined && { path }),
    ...(caseSensitive !== undefined && { caseSensitive }),
    handle: module.handle,
    ...(loader && { loader: (args: LoaderFunctionArgs) => loader(args) }),
  };
  return index
    ? { ...own, index }
    : { ...own, children: below.length ? [nested(below, build)] : [] };
}

const pick = <T>(ids: string[], valueOf: (id: string) => T): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, valueOf(id)]));

function headersOf({ headers }: RouteModule, loaderHeaders = new Headers()): Headers {
  if (typeof headers !== 'function') return new Headers(headers);
  const none = new Headers();
  const given = {
    loaderHeaders,
    actionHeaders: none,
    parentHeaders: none,
    errorHeaders: undefined,
  };
  return new Headers(headers(given));
}
