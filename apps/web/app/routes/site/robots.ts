import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/robots';

/** Allows public pages, and links the sitemap. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(siteContext);
  const closed = ['/admin', '/api', '/dashboard', '/login', '/newsletter/', '/offline'];
  const lines = [
    'User-agent: *',
    // Pictures for links that are shared.
    'Allow: /api/blobs/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
