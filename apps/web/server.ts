import type { PublishedEssay, SiteRequest } from '@polaris/contracts';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { essayPath } from './app/routes/polaris-net/essay-paths.ts';
import { essays as allEssays } from './app/routes/polaris-net/essays.ts';
import { pageFinder } from './app/find-page.ts';
import { PageTable } from './app/page-table.ts';
import { siteContext } from './app/site-context.ts';
import { staticPages } from './app/static-pages.ts';
import { site } from './content/site.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Whether the pages have the name and the words that Polaris comes with. */
export const { isDemo } = site;

/** What subscribers are told of. */
export const essays: PublishedEssay[] = allEssays.map(({ facts }) => ({
  slug: facts.slug,
  title: facts.title,
  summary: facts.description,
  path: essayPath(facts),
}));

const table = new PageTable(build.routes);

export const findPage = pageFinder(table);

export const publicPages = (services: readonly number[]): string[] => table.publicPaths(services);

export { firstReads } from '@polaris/ui/admin/first-reads';

export const renderStatic = staticPages(build, table);

/** Answers a page with a complete response, ready to be kept and compressed. */
export function renderSite(request: Request, siteRequest: SiteRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, siteRequest);
  return handle(request, context);
}
