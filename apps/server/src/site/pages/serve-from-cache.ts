import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../../platform/http/bodies/encoding';
import type { PageCache } from './page-cache';

/** Sends a cached page without the chain of handlers; returns whether it did. */
export function serveFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = cache.get(request.url ?? '/');
  if (!page) return false;
  const { headers, body } = page.answer(chooseEncoding(request.headers['accept-encoding']));
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    response.writeHead(304, page.unchanged).end();
  else response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  return true;
}
