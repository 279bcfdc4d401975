import {
  type ConnectionStatus,
  connectionProblems,
  statusFromError,
  statusFromResponse,
} from './connection.ts';
import {
  type Fetch,
  type FetchedResponse,
  ResponseTooLarge,
  fetchWithTimeout,
} from './fetch-with-timeout.ts';
import type { ResponseCache } from './response-cache.ts';

interface Dependencies {
  /** The origin of the configured server; null before there is one. */
  server: () => string | null;
  /** Fetches with the cookie store of the app's session. */
  fetch: Fetch;
  cache: Pick<ResponseCache, 'find' | 'note'>;
  /** Whether the server answered the last request. */
  online: () => boolean;
  /** Called with the result of each request. */
  onStatus: (status: ConnectionStatus) => void;
  /** Called when a cached response is used, with the time in milliseconds when it was read. */
  onCached: (at: number) => void;
  limits?: typeof LIMITS;
}

/**
 * Milliseconds until a response starts (`offline`: the same while there is no connection, `file`: for a
 * download, which the server may have to make first), and between two parts of its body.
 */
const LIMITS = { first: 10_000, offline: 2_000, file: 5 * 60_000, between: 10_000 };
/** Bytes per millisecond that even a slow line uploads; extends the limit for large request bodies. */
const MIN_UPLOAD_RATE = 32;
/** Bytes of a request, and of a response that is not a file. */
const MAX_BODY = 16 * 1024 * 1024;
const TOO_LARGE = "The server's response is too large to show.";
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const requestHeaders = [
  'accept',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'x-restore-progress',
];
/** Not set-cookie: cookies stay in the session. Not the length or encoding: the body is decoded. */
const responseHeaders = [
  'cache-control',
  'content-disposition',
  'content-type',
  'link',
  'retry-after',
  'x-total-count',
  'x-total-count-capped',
];

const pick = (from: Headers, names: string[]) =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = from.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** The URL of an API path on the configured server; null for anything else. */
export function targetUrl(server: string, path: string, search: string): string | null {
  const target = URL.parse(path + search, server);
  const isSame = target?.origin === server && target.pathname === path;
  return isSame && path.startsWith('/api/') ? target.href : null;
}

/** Returns a handler that forwards a page's request to the server as if its own page had made it. */
export function createForwarder({ server, fetch, cache, limits = LIMITS, ...deps }: Dependencies) {
  return async (request: Request, path: string): Promise<Response> => {
    const origin = server();
    const { search } = new URL(request.url);
    const target = origin && targetUrl(origin, path, search);
    if (!target) return problem(502, 'No server is set up for this request.');
    const { method } = request;
    if (!METHODS.includes(method)) return problem(405, 'This method is not allowed.');
    const body = await request.arrayBuffer();
    if (body.byteLength > MAX_BODY) return problem(413, 'This is too large to send.');
    const headers = pick(request.headers, requestHeaders);
    headers.set('Origin', origin);
    const init: RequestInit = { method, headers, redirect: 'manual', credentials: 'include' };
    if (body.byteLength > 0) init.body = body;
    // While offline, a read falls back to the cache soon instead of waiting for the full limit.
    const limit = isDownload(request)
      ? limits.file
      : method === 'GET' && !deps.online()
        ? limits.offline
        : limits.first;
    const first = limit + body.byteLength / MIN_UPLOAD_RATE;
    const { status, fetched } = await resultOf(
      fetchWithTimeout(fetch, target, init, { first, between: limits.between, bytes: MAX_BODY }),
    );
    deps.onStatus(status);
    const key = path + search;
    if (status === 'online' && !fetched) return problem(502, TOO_LARGE);
    if (status === 'online')
      return toPageResponse(fetched!, (json) => cache.note(method, key, fetched!.response, json));
    const cached = await cache.find(method, key);
    if (!cached) return failure(status, method, fetched);
    deps.onCached(Date.parse(cached.headers.get('x-cached-at') ?? ''));
    return cached;
  };
}

interface Result {
  status: ConnectionStatus;
  fetched: FetchedResponse | null;
}

const resultOf = (request: Promise<FetchedResponse>): Promise<Result> =>
  request.then(
    (fetched) => ({ status: statusFromResponse(fetched.response), fetched }),
    (error: unknown) => ({
      // A response that is too large still comes from the server.
      status: error instanceof ResponseTooLarge ? 'online' : statusFromError(error),
      fetched: null,
    }),
  );

/** A link to a file is a navigation; the calls of pages accept only data. */
const isDownload = ({ method, headers }: Request) =>
  method === 'GET' && (headers.get('accept') ?? '').startsWith('text/html');

function toPageResponse(
  { response, body }: FetchedResponse,
  note: (json: Uint8Array<ArrayBuffer> | null) => void,
): Response {
  const headers = pick(response.headers, responseHeaders);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  note(isJson(headers) && body instanceof Uint8Array ? body : null);
  return new Response(body, { status: response.status, headers });
}

const isJson = (headers: Headers) =>
  /^application\/(problem\+)?json\b/.test(headers.get('content-type') ?? '');

/** The response to a page when nothing is cached: a network error, or a problem with a sentence. */
function failure(
  status: Exclude<ConnectionStatus, 'online'>,
  method: string,
  fetched: FetchedResponse | null,
) {
  if (status === 'unreachable') return Response.error();
  if (status === 'timeout') return problem(504, timeoutText(method));
  // The server's own message is more specific than ours.
  if (status === 'unavailable' && fetched && isJson(fetched.response.headers))
    return toPageResponse(fetched, () => undefined);
  return problem(status === 'unavailable' ? 503 : 502, connectionProblems[status]);
}

const timeoutText = (method: string) =>
  method === 'GET' || method === 'HEAD'
    ? 'Your server did not respond in time.'
    : 'Your server did not respond in time. Check whether this was saved before you try again.';

const problem = (status: number, detail: string) =>
  Response.json(
    { title: 'Request failed', status, detail },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
