import { DAY_MS } from '@polaris/contracts';
import { content } from '../../page/content.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/security-contact';

/** RFC 9116, 2.5.5: less than a year, so that an abandoned site's contact ends. */
const VALID_DAYS = 300;

/** Where to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(siteContext);
  const lines = [
    `Contact: mailto:${content().site.mail}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
