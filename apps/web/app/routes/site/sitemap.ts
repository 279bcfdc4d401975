import { siteContext } from '../../page/site-context.ts';
import { publicPaths } from '../../site-map.ts';
import type { Route } from './+types/sitemap';

/** Every public page, for search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl, data } = context.get(siteContext);
  const services = (await data.services()).map(({ id }) => `/services/${id}`);
  const urls = [...publicPaths, ...services].map(
    (path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`,
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

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
