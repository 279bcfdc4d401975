import type { SiteRequest } from '@polaris/contracts';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageFinder } from './app/find-page.ts';
import { siteContext } from './app/site-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

export const findPage = pageFinder(build.routes);

/** Answers a page with a complete response, ready to be kept and compressed. */
export function renderSite(request: Request, site: SiteRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  return handle(request, context);
}
