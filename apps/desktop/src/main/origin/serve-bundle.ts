import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pageHeaders } from './content-security-policy.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The file for a path. Paths without an extension are routes of the app: all get index.html. */
export function bundleFile(root: string, path: string): string | null {
  const extension = extname(path);
  if (!extension) return join(root, 'index.html');
  const file = join(root, path);
  const inside = relative(root, file);
  return contentTypes[extension] && inside && !inside.startsWith(`..${sep}`) ? file : null;
}

/** Serves a file of the built pages. Files in /assets have a hash in their name and never change. */
export async function serveBundle(root: string, path: string): Promise<Response> {
  const file = bundleFile(root, path);
  const content = file && (await readFile(file).catch(() => null));
  if (!file || !content) return notFound();
  const isImmutable = path.startsWith('/assets/');
  return new Response(new Uint8Array(content), {
    headers: {
      ...pageHeaders,
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}

export const notFound = () => new Response('Not found', { status: 404, headers: pageHeaders });
