import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../platform/http/encoding';
import type { StoredResponse } from '../platform/http/stored-response';
import type { PageCache } from './page-cache';
import { type PageFinder, redirectTarget } from './page-finder';

interface AtOnceOptions {
  cache: PageCache;
  finder: PageFinder;
  isFile: (path: string) => boolean;
  /** The headers of an answer that is no page. */
  headers: Record<string, string>;
}

/** Answers from memory, without the chain of handlers; returns whether it did. */
export function answerAtOnce({ cache, finder, isFile, headers }: AtOnceOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const stored = cache.get(url);
    if (stored) return send(stored, request, response);
    if (isFile(url.split('?', 1)[0]!)) return false;
    return answerSpelling(url, request, response);
  };

  /** Another spelling, an address of no page, or a query that the page does not read. */
  function answerSpelling(url: string, request: IncomingMessage, response: ServerResponse) {
    const found = finder.findNow(url);
    if (!found) return false;
    const location = redirectTarget(url, found);
    if (location !== undefined) {
      response.writeHead(301, { ...headers, location }).end();
      return true;
    }
    const stored = found.keep && cache.get(found.render);
    return stored ? send(stored, request, response) : false;
  }
}

function send(page: StoredResponse, request: IncomingMessage, response: ServerResponse): true {
  const { headers, body } = page.answer(chooseEncoding(request.headers['accept-encoding']));
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    response.writeHead(304, page.unchanged).end();
  else response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  return true;
}
