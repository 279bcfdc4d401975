import { createHash } from 'node:crypto';

/** What a page has inline of its own, by nonces or hashes. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
}

export function contentSecurityPolicy(
  { scripts, styles }: InlineParts,
  { https, development }: { https: boolean; development: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    // Hot reload puts styles into the page and talks over a socket.
    `style-src 'self' ${development ? "'unsafe-inline'" : styles.join(' ')}`.trim(),
    "img-src 'self' data: https:",
    "font-src 'self'",
    // The players of /portfolio/music: no other site is framed, and none frames us.
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
 * Turns a page's nonces into hashes, so that it can be cached and sent to everyone. Only scripts and
 * styles that carry this render's own nonce are hashed: one that got into the page by other ways stays
 * refused.
 */
export function hashInline(html: string, nonce: string): InlineParts & { html: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const inline = new RegExp(
    `<(script|style)(?=[^>]*\\snonce="${nonce}")([^>]*)>([\\s\\S]*?)</\\1>`,
    'g',
  );
  for (const [, tag, attributes = '', text = ''] of html.matchAll(inline))
    if (!/\ssrc=/.test(attributes))
      hashes[tag as 'script' | 'style'].add(
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...hashes.script],
    styles: [...hashes.style],
  };
}
