import type { PublishedEssay, SiteOwner, SiteRequest } from '@polaris/contracts';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { essayPath } from './app/routes/polaris-net/essay-paths.ts';
import { essays as allEssays } from './app/routes/polaris-net/essays.ts';
import { CanonicalUrls } from './app/page/canonical-url.ts';
import { siteContext } from './app/page/site-context.ts';
import { site } from './content/site.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Whether the content is the demo. */
export const { isDemo } = site;

/** Who signs mails, and is on pictures of the services. */
export const owner: SiteOwner = {
  name: site.owner,
  brand: site.brand,
  replyTime: site.replyTime,
};

/** The essays that are files of the site, for subscribers. */
export const essays: PublishedEssay[] = allEssays.map(({ facts }) => ({
  slug: facts.slug,
  title: facts.title,
  summary: facts.description,
  path: essayPath(facts),
}));

export const { findPage, publicPages } = new CanonicalUrls(build.routes);

export { firstReads } from '@polaris/contracts/admin-screens';

/** Renders a page to a complete response, ready to be cached and compressed. */
export function renderSite(request: Request, siteRequest: SiteRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, siteRequest);
  return handle(request, context);
}
