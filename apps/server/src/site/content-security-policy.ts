import { createHash } from 'node:crypto';

/** The policy of a page whose own inline scripts are named by `scripts`: nonces or hashes. */
export function contentSecurityPolicy(
  scripts: string[],
  { https, development }: { https: boolean; development: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    // Hot reload puts styles into the page and talks over a socket.
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    // The players of /portfolio/music: nobody else is framed, and nobody frames us.
    'frame-src https://w.soundcloud.com',
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Turns a page's nonces into hashes, so that it can be cached and sent to everyone. Only scripts that
 * carry this render's own nonce are hashed: one that got into the page by other ways stays refused.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const inline = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")([^>]*)>([\\s\\S]*?)</script>`,
    'g',
  );
  for (const [, attributes = '', text = ''] of html.matchAll(inline))
    if (!/\ssrc=/.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] };
}
