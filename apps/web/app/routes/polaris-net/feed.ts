import { content } from '../../page/content.ts';
import { series } from '../../../content/series.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/feed';
import { atomFeed } from './atom-feed.ts';
import { essayHtml } from './essay-html.tsx';
import { essayPath } from './essay-paths.ts';
import { readEssays } from './essays.ts';
import type { Essay } from './written-essays.tsx';

/** The essays for feed readers. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl, data } = context.get(siteContext);
  const essays = await readEssays(data);
  const feed = atomFeed({
    title: series.name,
    subtitle: content().series.description,
    author: content().site.owner,
    url: publicUrl + series.path,
    feedUrl: publicUrl + series.feedPath,
    entries: essays.map((essay) => entryOf(essay, publicUrl + essayPath(essay.facts))),
  });
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}

const entryOf = (essay: Essay, url: string) => ({
  ...essay.facts,
  html: essayHtml(essay, url),
  url,
});
