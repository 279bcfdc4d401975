import { series } from '../../../content/series.ts';
import { site } from '../../../content/site.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/feed';
import { atomFeed } from './atom-feed.ts';
import { essayPath } from './essay-paths.ts';
import { essays } from './essays.ts';

/** The essays for feed readers. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(siteContext);
  const feed = atomFeed({
    title: series.name,
    subtitle: series.description,
    author: site.owner,
    url: publicUrl + series.path,
    feedUrl: publicUrl + series.feedPath,
    entries: essays.map(({ facts }) => ({ ...facts, url: publicUrl + essayPath(facts) })),
  });
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
