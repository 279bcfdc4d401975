import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';
import { escapeJson } from './escape-markup.ts';
import { islandSlots } from './islands/island-slots.tsx';
import { type PageAssets, PageAssetsContext } from './page-assets.ts';
import { isHydrated, isPrivate } from './page-handle.ts';
import publicCss from './public.css?inline';
import { withPreloads } from './screen-preloads.ts';
import { siteContext } from './site-context.ts';
import { firstStyles } from './styles/first-styles.ts';
import { FIRST_STYLES } from './styles/page-styles.tsx';

const firstStylesOf = firstStyles(publicCss);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const html = await renderDocument(request, status, headers, router, context);
  return new Response(html, { status, headers });
}

/** The whole document; sets the headers that depend on which page it is. */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<string> {
  const { nonce, firstData } = context.get(siteContext);
  const handles = pageHandles(router);
  const hydrated = isHydrated(handles);
  const isPublic = !hydrated && !isPrivate(handles);
  const paintsFirst = import.meta.env.PROD && isPublic && isVisit(request);
  const own = { ...entryAssets(router), nonce, paintsFirst };
  const { fill, island, part } = islandSlots(own);
  const assets = {
    ...own,
    firstData: firstData && escapeJson(firstData),
    island,
    // What was typed into a form is cached nowhere.
    part: isPublic && request.method === 'GET' ? part : undefined,
  };
  const page = (
    <PageAssetsContext value={assets}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </PageAssetsContext>
  );
  const html = hydrated
    ? await renderWithData(page, nonce, firstData && new URL(request.url).pathname)
    : fill(renderToString(page));
  const styled = paintsFirst ? html.replace(FIRST_STYLES, () => firstStylesOf(html)) : html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const mayKeep = isPublic && status === 200 && request.method === 'GET';
  headers.set('Cache-Control', mayKeep ? 'public, max-age=0, must-revalidate' : 'no-store');
  return `<!DOCTYPE html>${styled}`;
}

/**
 * A page with a query or an answer to a form follows another page of ours, so the browser may have the
 * stylesheet; and it may be packed for this one visitor, for whom its size is work.
 */
const isVisit = ({ method, url }: Request): boolean => method === 'GET' && !new URL(url).search;

/** A request that no page answers is the sender's affair; everything else is ours to know. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) context.get(siteContext).report(error);
};

function entryAssets({ manifest }: EntryContext): Pick<PageAssets, 'entry' | 'refreshRuntime'> {
  return { entry: manifest.entry.module, refreshRuntime: manifest.hmr?.runtime };
}

function pageHandles({ staticHandlerContext, routeModules }: EntryContext) {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]);
}

/** The data for the browser streams in behind the page, so the whole of it is awaited. */
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
