import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
import { type FirstData, firstDataOf, waitingReads } from '../api/first-data.ts';
import { createQueryClient } from '../api/query-client.ts';
import { inTimeZone } from '../primitives/window-time.ts';
import { AdminApp, screenAt } from './admin-app.tsx';
import { FirstLookContext, type FirstLookWindow } from './shared/host/first-look.ts';

export { setTransport } from '../api/client.ts';
export type { FirstLookWindow } from './shared/host/first-look.ts';

/** What is read may ask for more: so many times at most. */
const MOST_ROUNDS = 8;

/** While it is not known, what is drawn serves to find what is read, and nobody sees it. */
const someWindow: FirstLookWindow = { width: 1280, height: 800, timeZone: 'UTC', isFolded: false };

export interface FirstScreen {
  /** Null where the window is not known, or something could not be read. */
  html: string | null;
  data: FirstData | null;
}

/**
 * A screen as it looks first, and what it shows. It is drawn, what it asks for is read, and it is drawn
 * again, until it asks for nothing more.
 */
export async function firstScreen(url: URL, known: FirstLookWindow | null): Promise<FirstScreen> {
  const cache = createQueryClient();
  await screenAt(url.pathname);
  const draw = () => drawScreen(url, cache, known ?? someWindow);
  let html = await draw();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const waiting = waitingReads(cache);
    if (waiting.length === 0) break;
    await Promise.all(waiting.map((read) => read.fetch().catch(() => undefined)));
    html = await draw();
  }
  return { html: known && isWhole(cache) ? html : null, data: firstDataOf(cache) };
}

const isWhole = (cache: QueryClient): boolean =>
  waitingReads(cache).length === 0 &&
  cache.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }).length ===
    0;

async function drawScreen(url: URL, cache: QueryClient, view: FirstLookWindow): Promise<string> {
  const handler = createStaticHandler([{ path: '/admin/*', element: <AdminApp cache={cache} /> }]);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('A screen redirects.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return inTimeZone(view.timeZone, () =>
    renderToString(
      <FirstLookContext value={view}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </FirstLookContext>,
    ),
  );
}
