import { siteContext } from '../../page/site-context.ts';
import { publicPaths } from '../../site-map.ts';
import { essayPath } from '../polaris-net/essay-paths.ts';
import { essays, readWritten } from '../polaris-net/essays.ts';
import type { Route } from './+types/sitemap';

/** Every public page, for search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl, data } = context.get(siteContext);
  const pages: SitePage[] = publicPaths().map((path) => ({ path, changed: essayDates.get(path) }));
  const services = (await data.services()).map(({ id, updatedAt }) => ({
    path: `/services/${id}`,
    changed: updatedAt,
  }));
  const written = (await readWritten(data)).map(({ facts }) => ({
    path: essayPath(facts),
    changed: facts.date,
  }));
  const urls = [...pages, ...written, ...services].map(
    (page) => `  <url>${entry(page, publicUrl)}</url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  return new Response(xml.join('\n'), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

interface SitePage {
  path: string;
  /** Set only if the content has a date. */
  changed: string | undefined;
}

const essayDates = new Map(
  essays.map(({ facts }) => [essayPath(facts), facts.revised ?? facts.date]),
);

const entry = ({ path, changed }: SitePage, publicUrl: string): string =>
  `<loc>${escapeXml(publicUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
