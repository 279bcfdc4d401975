import type { IncomingMessage } from 'node:http';

/** A whole address, as clients send it to proxies, is legal for any server (RFC 9112, 3.2.2). */
const WHOLE_ADDRESS = /^https?:\/\/([^/?#]+)(.*)$/is;
const HOST = /^(\[[\da-f:.]+\]|[\w.~-]+)(:\d*)?$/i;

/**
 * Normalizes the request's target to a path with a query, and moves its host into the headers. Returns the status to
 * reject with if no client sends such a target on purpose.
 */
export function normalizeTarget(request: IncomingMessage): 400 | 404 | undefined {
  if (!request.url?.startsWith('/')) takeHost(request);
  if (!hasHost(request)) return 400;
  return refusalOf(request.url ?? '');
}

function takeHost(request: IncomingMessage): void {
  const [, host, rest] = WHOLE_ADDRESS.exec(request.url ?? '') ?? [];
  if (host === undefined || rest === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** HTTP/1.0 does not require a host; a proxy may read two of them differently (RFC 9112, 3.2). */
function hasHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (countHosts(rawHeaders) > 1) return false;
  if (headers.host === undefined) return httpVersion === '1.0';
  return HOST.test(headers.host);
}

/** Raw headers alternate names and values. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') count += 1;
  return count;
}

function refusalOf(url: string): 400 | 404 | undefined {
  if (!url.startsWith('/') || url.includes('#')) return 400;
  // A browser would read it as the name of another host.
  if (url[1] === '/' || url[1] === '\\') return 404;
  return url.includes('%') && !isDecodable(url.split('?', 1)[0]!) ? 400 : undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
