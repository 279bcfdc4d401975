import type { ReactElement } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';
import { content } from './page/content.ts';
import { escapeJson } from './page/escape-markup.ts';
import { islandSlots } from './islands/island-slots.tsx';
import { type PageAssets, PageAssetsContext } from './page/page-assets.ts';
import { isHydrated } from './page/page-handle.ts';
import { withPreloads } from './page/screen-preloads.ts';
import { siteContext } from './page/site-context.ts';
import { inlineCriticalStyles } from './styles/critical-styles.ts';

/** Renders the document, and sets the headers of its page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, firstData } = context.get(siteContext);
  const handles = pageHandles(router);
  const hydrated = isHydrated(handles);
  const criticalStyles = import.meta.env.PROD && !hydrated && isVisit(request);
  const { fill, island } = islandSlots();
  const assets = {
    ...entryAssets(router),
    nonce,
    criticalStyles,
    firstData: firstData && escapeJson(firstData),
    siteData: hydrated ? escapeJson(content().site) : undefined,
    island,
  };
  const page = (
    <PageAssetsContext value={assets}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </PageAssetsContext>
  );
  const html = hydrated
    ? await renderWithData(page, nonce, firstData && new URL(request.url).pathname)
    : fill(renderToStaticMarkup(page));
  const styled = criticalStyles ? await inlineCriticalStyles(html) : html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const isCacheable = !hydrated && status === 200 && request.method === 'GET';
  headers.set('Cache-Control', isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store');
  return new Response(`<!DOCTYPE html>${styled}`, { status, headers });
}

/**
 * A page with a query or a form response is usually not the first one, so the browser has the stylesheet; and finding
 * the critical styles costs ten times as much as rendering.
 */
const isVisit = ({ method, url }: Request): boolean => method === 'GET' && !new URL(url).search;

/** A 4xx is the client's error; anything else is logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientError && !request.signal.aborted) context.get(siteContext).report(error);
};

function entryAssets({ manifest }: EntryContext): Pick<PageAssets, 'entry' | 'refreshRuntime'> {
  return { entry: manifest.entry.module, refreshRuntime: manifest.hmr?.runtime };
}

function pageHandles({ staticHandlerContext, routeModules }: EntryContext) {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]);
}

/** Waits for the complete stream, which ends with the page's data. */
async function renderWithData(
  page: ReactElement,
  nonce: string,
  screenPath?: string,
): Promise<string> {
  const stream = await renderToReadableStream(page, { nonce });
  await stream.allReady;
  const html = await new Response(stream).text();
  return withPreloads(html.replace(/^<!DOCTYPE html>/i, ''), screenPath);
}
