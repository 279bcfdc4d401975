import type { KeptAnswers } from './kept-answers.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Forwarding {
  /** The one configured server, as an origin; null before there is one. */
  server: () => string | null;
  /** Asks with the cookies of the app's own session, and keeps those that come back. */
  fetch: Fetch;
  kept: Pick<KeptAnswers, 'find' | 'note'>;
  /** Hears with each call whether the server could be reached. */
  onReached: (reached: boolean) => void;
}

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
export function forwarding({ server, fetch, kept, onReached }: Forwarding) {
  return async (request: Request, path: string): Promise<Response> => {
    const own = server();
    const { search } = new URL(request.url);
    const target = own && targetOf(own, path, search);
    if (!target) return problem(502, 'This app does not know a server for that.');
    if (!METHODS.includes(request.method)) return problem(405, 'There is no such call.');
    const body = await request.arrayBuffer();
    if (body.byteLength > MAX_BODY) return problem(413, 'This is too large to send.');
    const headers = pick(request.headers, sentOn);
    headers.set('Origin', own);
    const init: RequestInit = { method: request.method, headers, redirect: 'manual' };
    if (body.byteLength > 0) init.body = body;
    const key = path + search;
    const answer = await fetch(target, { ...init, credentials: 'include' }).catch(unreached);
    onReached(answer !== null);
    if (!answer) return kept.find(request.method, key) ?? Response.error();
    return hand(answer, (text) => kept.note(request.method, key, answer, text));
  };
}

/** Electron answers a redirect that must not be followed with an error: there is a server all the same. */
function unreached(error: unknown): Response | null {
  const redirected = error instanceof Error && /redirect/i.test(error.message);
  return redirected ? new Response(null, { status: 302 }) : null;
}

/** A redirect is not followed: whatever it leads to is not the server that the owner has chosen. */
async function hand(answer: Response, note: (text: string) => void): Promise<Response> {
  const redirected = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
  if (redirected || answer.type === 'opaqueredirect')
    return problem(502, 'The server points to another place. Check its address.');
  const headers = pick(answer.headers, handedOn);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  const empty = [204, 205, 304].includes(answer.status);
  const content = empty ? null : await answer.arrayBuffer();
  note(isJson(headers) && content ? new TextDecoder().decode(content) : '');
  return new Response(content, { status: answer.status, headers });
}

const isJson = (headers: Headers) => /^application\/json\b/.test(headers.get('content-type') ?? '');

const problem = (status: number, detail: string) =>
  Response.json(
    { title: 'The app could not ask', status, detail },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
