import type { RenderedPage, SiteRequest } from '@polaris/contracts';
import {
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  createStaticHandler,
} from 'react-router';
import { renderDocument } from './entry.server.tsx';
import { isHydrated, isPrivate } from './page-handle.ts';
import type { PageTable } from './page-table.ts';
import { siteContext } from './site-context.ts';
import { type WayToPage, wayToPage } from './way-to-page.ts';

/** Renders the page at an address; undefined where the router has to answer. */
export type RenderStatic = (url: string, site: SiteRequest) => Promise<RenderedPage | undefined>;

interface StaticPage extends WayToPage {
  handler: ReturnType<typeof createStaticHandler>;
  entry: Omit<EntryContext, 'staticHandlerContext'>;
}

/**
 * Pages that are not hydrated, without the work that only hydrated ones need. Of all routes the router
 * gets those on the way to the page, so that it does not sort all of them for each page, and nothing
 * that was read is written down for the browser. What is no plain page, a redirect or a failure, is
 * left to the router's own handler.
 */
export function staticPages(build: ServerBuild, table: PageTable): RenderStatic {
  const pages = new Map<string, StaticPage | undefined>();
  return async (url, site) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('.data')) return undefined;
    const id = table.idAt(pathname);
    if (!pages.has(id)) pages.set(id, staticPage(id, build));
    const page = pages.get(id);
    return page && render(url, site, page).catch(() => undefined);
  };
}

async function render(
  url: string,
  site: SiteRequest,
  { handler, entry, headersOf }: StaticPage,
): Promise<RenderedPage | undefined> {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  const request = new Request(url);
  const found = await handler.query(request, { requestContext: context });
  if (found instanceof Response || found.errors) return undefined;
  const { statusCode: status, loaderHeaders } = found;
  const headers = headersOf(loaderHeaders);
  const router = { ...entry, staticHandlerContext: found, renderMeta: {} };
  const html = await renderDocument(request, status, headers, router, context);
  return { status, headers: Object.fromEntries(headers), html };
}

function staticPage(id: string, build: ServerBuild): StaticPage | undefined {
  const way = wayToPage(id, build);
  const { page, route, routeModules, manifestRoutes } = way;
  if (!page.default || isHydrated([page]) || isPrivate([page])) return undefined;
  const { future, ssr, routeDiscovery, assets } = build;
  const manifest = { ...assets, routes: manifestRoutes };
  const settings = { future, ssr, routeDiscovery, isSpaMode: false };
  return {
    ...way,
    handler: createStaticHandler([route]),
    entry: { ...settings, manifest, routeModules, branches: [] },
  };
}
