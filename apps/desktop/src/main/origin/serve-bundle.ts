import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pageHeaders } from './content-security-policy.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The file of a plain path; places of the app, which have no ending, are all one page. */
export function bundleFile(root: string, path: string): string | null {
  const ending = extname(path);
  if (!ending) return join(root, 'index.html');
  const file = join(root, path);
  const inside = relative(root, file);
  return types[ending] && inside && !inside.startsWith(`..${sep}`) ? file : null;
}

/** Files of the built pages: names with a hash in them never change, the page itself may. */
export async function serveBundle(root: string, path: string): Promise<Response> {
  const file = bundleFile(root, path);
  const content = file && (await readFile(file).catch(() => null));
  if (!file || !content) return notFound();
  const lasting = path.startsWith('/assets/');
  return new Response(new Uint8Array(content), {
    headers: {
      ...pageHeaders,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}

export const notFound = () => new Response('Not found', { status: 404, headers: pageHeaders });
