import { type Connection, connectionAfter, connectionIn, connectionText } from './connection.ts';
import type { ResponseCache } from './response-cache.ts';
import { type Fetch, type Fetched, timedFetch } from './fetch-with-timeout.ts';

interface Forwarding {
  /** The one configured server, as an origin; null before there is one. */
  server: () => string | null;
  /** Asks with the cookies of the app's own session, and keeps those that come back. */
  fetch: Fetch;
  cache: Pick<ResponseCache, 'find' | 'note'>;
  /** Whether the server answered the last call. */
  online: () => boolean;
  /** Hears of each call what became of it. */
  onConnection: (connection: Connection) => void;
  /** Hears when what is shown instead was read, in milliseconds. */
  onCached: (at: number) => void;
  limits?: typeof LIMITS;
}

/** In milliseconds: until a response begins, until then while there was no connection, and within it. */
const LIMITS = { first: 10_000, offline: 2_000, between: 10_000 };
/** Bytes that even a slow line sends in a millisecond; the server answers only what it has whole. */
const PACE = 32;
const MAX_BODY = 16 * 1024 * 1024;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const sentOn = ['accept', 'content-type', 'idempotency-key', 'if-none-match'];
/** Cookies stay with the session, and lengths and encodings are not those of what is handed on. */
const handedOn = [
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

/** Where a call goes: the configured server or nowhere. */
export function targetOf(server: string, path: string, search: string): string | null {
  const target = URL.parse(path + search, server);
  const ours = target?.origin === server && target.pathname === path;
  return ours && path.startsWith('/api/') ? target.href : null;
}

/** Hands a page's call to the server as if the server's own page had made it. */
export function forwarding({ server, fetch, cache, limits = LIMITS, ...parts }: Forwarding) {
  return async (request: Request, path: string): Promise<Response> => {
    const own = server();
    const { search } = new URL(request.url);
    const target = own && targetOf(own, path, search);
    if (!target) return problem(502, 'This app does not know a server for that.');
    const { method } = request;
    if (!METHODS.includes(method)) return problem(405, 'There is no such call.');
    const body = await request.arrayBuffer();
    if (body.byteLength > MAX_BODY) return problem(413, 'This is too large to send.');
    const headers = pick(request.headers, sentOn);
    headers.set('Origin', own);
    const init: RequestInit = { method, headers, redirect: 'manual', credentials: 'include' };
    if (body.byteLength > 0) init.body = body;
    // A read that has something to fall back on need not find out again how long nobody answers.
    const patience = method === 'GET' && !parts.online() ? limits.offline : limits.first;
    const first = patience + body.byteLength / PACE;
    const { connection, fetched } = await outcome(
      timedFetch(fetch, target, init, { first, between: limits.between }),
    );
    parts.onConnection(connection);
    const key = path + search;
    if (connection === 'online')
      return hand(fetched!, (text) => cache.note(method, key, fetched!.response, text));
    const cached = await cache.find(method, key);
    if (!cached) return failure(connection, method, fetched);
    parts.onCached(Date.parse(cached.headers.get('x-kept-at') ?? ''));
    return cached;
  };
}

interface Outcome {
  connection: Connection;
  fetched: Fetched | null;
}

const outcome = (asked: Promise<Fetched>): Promise<Outcome> =>
  asked.then(
    (fetched) => ({ connection: connectionIn(fetched.response), fetched }),
    (error: unknown) => ({ connection: connectionAfter(error), fetched: null }),
  );

function hand(
  { response, body }: Fetched,
  note: (json: Uint8Array<ArrayBuffer> | null) => void,
): Response {
  const headers = pick(response.headers, handedOn);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  note(isJson(headers) ? body : null);
  return new Response(body, { status: response.status, headers });
}

const isJson = (headers: Headers) =>
  /^application\/(problem\+)?json\b/.test(headers.get('content-type') ?? '');

/** What a page is told where nothing was kept: the network's own failure, or a sentence. */
function failure(
  connection: Exclude<Connection, 'online'>,
  method: string,
  fetched: Fetched | null,
) {
  if (connection === 'unreachable') return Response.error();
  if (connection === 'silent') return problem(504, silence(method));
  // The server's own words say more than ours.
  if (connection === 'unavailable' && fetched && isJson(fetched.response.headers))
    return hand(fetched, () => undefined);
  return problem(connection === 'unavailable' ? 503 : 502, connectionText[connection]);
}

const silence = (method: string) =>
  method === 'GET' || method === 'HEAD'
    ? 'Your server did not answer in time.'
    : 'Your server did not answer in time. Look whether this was saved before you try again.';

const problem = (status: number, detail: string) =>
  Response.json(
    { title: 'The app could not ask', status, detail },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
