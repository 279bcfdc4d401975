import type { SiteRequest } from '@polaris/contracts';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageFinder } from './app/find-page.ts';
import { siteContext } from './app/site-context.ts';
import { site } from './content/site.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Whether the pages have the name and the words that Polaris comes with. */
export const { isDemo } = site;

export const findPage = pageFinder(build.routes);

/** Answers a page with a complete response, ready to be kept and compressed. */
export function renderSite(request: Request, siteRequest: SiteRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, siteRequest);
  return handle(request, context);
}
