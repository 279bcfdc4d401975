import { createHash } from 'node:crypto';

/** The inline scripts and styles that a page allows, as nonces or hashes. */
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
    // Hot reload inserts styles and uses a WebSocket.
    `style-src 'self' ${development ? "'unsafe-inline'" : styles.join(' ')}`.trim(),
    "img-src 'self' data: https:",
    "font-src 'self'",
    // For the players on /portfolio/music. No other site can be framed, or frame ours.
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
 * Replaces a page's nonces with hashes, so that it can be cached for everyone. Only scripts and styles with the nonce
 * of this render are hashed, so injected ones stay blocked.
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
