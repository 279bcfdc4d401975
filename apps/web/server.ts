import type { PublishedEssay, SiteRequest, WebBuild } from '@polaris/contracts';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { essayPath } from './app/routes/polaris-net/essay-paths.ts';
import { essays as allEssays } from './app/routes/polaris-net/essays.ts';
import { CanonicalUrls } from './app/page/canonical-url.ts';
import { siteContext } from './app/page/site-context.ts';
import { withContent } from './content-of-request.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

export { contentBuild as content } from './content/content-build.ts';

/** The essays that are files of the site, for mails to subscribers. */
export const essays: PublishedEssay[] = allEssays.map(({ facts }) => ({
  slug: facts.slug,
  title: facts.title,
  summary: facts.description,
  path: essayPath(facts),
}));

const urls = new CanonicalUrls(build.routes);

export const findPage: WebBuild['findPage'] = (url, known, changes) =>
  withContent(changes, () => urls.findPage(url, known));

export const publicPages: NonNullable<WebBuild['publicPages']> = (services, essays, changes) =>
  withContent(changes, () => urls.publicPages(services, essays));

export { firstReads } from '@polaris/contracts/admin-screens';

/** Renders a page to a complete response, ready to be cached and compressed. */
export function renderSite(request: Request, siteRequest: SiteRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, siteRequest);
  const { content, findPicture } = siteRequest;
  return withContent(content, () => handle(request, context), findPicture);
}
