import type { core } from 'zod/mini';
import {
  type AnswerOf,
  type Endpoint,
  type SentBody,
  fillPath,
  problemSchema,
} from '@polaris/contracts';
import { ApiError } from './api-error.ts';
import { type AskedProof, askForProof } from './code-question.ts';
import { parseResponse, omittedCount } from './parse-response.ts';
import type { CallAddress, Trailing } from './path-of.ts';
import { dropPrefetched, prefetch, takePrefetched } from './prefetched.ts';

interface Options {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

type Body<E extends Endpoint> = E['upload'] extends object
  ? { body: Blob }
  : [SentBody<E>] extends [undefined]
    ? unknown
    : { body: SentBody<E> };

/** The input of a call, by its contract. */
export type Sent<E extends Endpoint> = CallAddress<E> &
  Body<E> &
  /** An idempotency key: one for each intent. */
  (E['hasIdempotencyKey'] extends true ? { key?: string } : unknown) &
  Options;

/** The input of any call. */
export interface AnySent extends Options {
  params?: object;
  query?: object;
  body?: unknown;
  key?: string;
}

/** A call that returns a list. */
export type ListEndpoint = Endpoint & { returns: core.$ZodArray };
export type ItemOf<E extends Endpoint> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never;

/** One page of a list: items, total, and the paths of adjacent pages. */
export interface PageOf<T> {
  items: T[];
  total: number;
  /** Whether there are more than `total`, as counting stops at a limit. */
  capped: boolean;
  next: string | null;
  prev: string | null;
  /** The number of entries of a newer server that cannot be parsed. */
  unreadable: number;
}

let baseUrl = '';

/** Sends the calls to another origin than the page's own. */
export function setApiBaseUrl(url: string): void {
  baseUrl = url;
}

let reached: (isReached: boolean) => void = () => undefined;

/** Called for each request with whether it reached the server. */
export function onReached(report: (isReached: boolean) => void): void {
  reached = report;
}

/** A complete file from the server, with the name that the server gave it. */
export async function callFile(
  endpoint: Endpoint,
  sent: AnySent,
): Promise<{ name: string; content: Blob }> {
  const response = await accept(await request(endpoint, sent));
  const name = fileNameIn(response.headers.get('Content-Disposition') ?? '');
  const content = await response.blob().catch((cause: unknown) => {
    throw new Error('The file did not arrive completely. Please try again.', { cause });
  });
  return { name: name ?? 'download', content };
}

/** Percent-encoded if it has other characters than ASCII (RFC 6266, section 4.3), else in quotes or plain. */
export function fileNameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  const [, quoted, plain] = /filename=(?:"((?:\\.|[^"\\])+)"|([^;\s]+))/.exec(disposition) ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
}

/** The absolute address of an API path. */
export const apiUrl = (path: string): string => baseUrl + path;

/** Makes a call; its contract checks the response. */
export const call = <E extends Endpoint>(
  endpoint: E,
  ...[sent]: Trailing<Sent<E>>
): Promise<AnswerOf<E>> => send(endpoint, sent) as Promise<AnswerOf<E>>;

/** The same without typed inputs, for callers that check the types. */
export const send = async (endpoint: Endpoint, sent?: AnySent): Promise<unknown> =>
  read(await accept(await request(endpoint, sent)), endpoint);

/** A read that returns null for 401. */
export async function callOrNull<E extends Endpoint>(endpoint: E, ...[sent]: Trailing<Sent<E>>) {
  return readOrNull(endpoint, await request(endpoint, sent));
}

/** The parsed body of a response; null for 401. */
export const readOrNull = async <E extends Endpoint>(endpoint: E, response: Response) =>
  response.status === 401 ? null : ((await read(await accept(response), endpoint)) as AnswerOf<E>);

export const callPage = <E extends ListEndpoint>(
  endpoint: E,
  ...[sent]: Trailing<Sent<E>>
): Promise<PageOf<ItemOf<E>>> =>
  readListPage(endpoint, fillPath(endpoint.path, sent as AnySent), sent?.signal);

/** Reads a page of a list by its path, such as a link to an adjacent page. */
export async function readListPage<E extends ListEndpoint>(
  endpoint: E,
  path: string,
  signal?: AbortSignal,
): Promise<PageOf<ItemOf<E>>> {
  const response = await accept(await get(path, { signal }));
  const items = (await read(response, endpoint)) as ItemOf<E>[];
  const total = Number(response.headers.get('X-Total-Count') ?? items.length);
  const capped = response.headers.has('X-Total-Count-Capped');
  const link = response.headers.get('Link');
  const [next, prev] = [linkedPath(link, 'next'), linkedPath(link, 'prev')];
  return { items, total, capped, next, prev, unreadable: omittedCount(items) };
}

/** The path of an adjacent page, without the host, which may differ behind a proxy. */
export function linkedPath(link: string | null, rel: 'next' | 'prev'): string | null {
  const target = link && new RegExp(`<([^>]+)>\\s*;\\s*rel="?${rel}"?`).exec(link)?.[1];
  const url = target ? URL.parse(target, 'http://own.invalid') : null;
  return url && url.pathname.startsWith('/api/') ? url.pathname + url.search : null;
}

/** Prefetches a read of a screen, once. */
export const prefetchRead = (path: string): void => prefetch(path, () => fetchFrom(path));

/** Makes a call. If it requires a recent proof, asks for one and repeats the call. */
async function request(endpoint: Endpoint, sent: AnySent = {}): Promise<Response> {
  const response = await attempt(endpoint, sent);
  if (!endpoint.proof || endpoint.proof === 'session') return response;
  const asked = await askedProofs(response);
  if (asked.length === 0) return response;
  return (await askForProof(asked)) ? attempt(endpoint, sent) : response;
}

function attempt({ method, path }: Endpoint, sent: AnySent): Promise<Response> {
  const filled = fillPath(path, sent);
  if (method === 'GET') return get(filled, sent);
  dropPrefetched();
  return fetchFrom(filled, sent, method).finally(dropPrefetched);
}

const PROOFS: readonly AskedProof[] = ['code', 'passkey', 'currentPassword'];

async function askedProofs(response: Response): Promise<AskedProof[]> {
  if (response.status !== 403) return [];
  const problem = problemOf(await response.clone().text());
  const paths = problem?.errors?.map(({ path }) => path) ?? [];
  return PROOFS.filter((proof) => paths.includes(proof));
}

const get = (path: string, options: Options) => takePrefetched(path) ?? fetchFrom(path, options);

async function fetchFrom(
  path: string,
  { headers: own, body, key, signal }: AnySent = {},
  method = 'GET',
): Promise<Response> {
  const accepted = 'application/json, application/problem+json';
  const headers = new Headers({ ...own, Accept: accepted });
  const init: RequestInit = { method, headers, credentials: 'include', signal: signal ?? null };
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (body !== undefined) {
    const isFile = body instanceof Blob;
    headers.set('Content-Type', isFile ? body.type : 'application/json');
    init.body = isFile ? body : JSON.stringify(body);
  }
  const response = await fetch(apiUrl(path), init).catch(unreachable);
  reached(true);
  return response;
}

function unreachable(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  reached(false);
  const text = 'The server cannot be reached. Check your connection and try again.';
  throw new Error(text, { cause });
}

async function accept(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw await apiErrorOf(response);
}

/** Longer texts are not shown to users. */
const MAX_SENTENCE = 500;

/** The problem's detail, or the response text, or the status text for a proxy's HTML page. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const text = await response.text().catch(() => '');
  const problem = problemOf(text);
  const retryAfter = secondsOf(headers.get('Retry-After'));
  return new ApiError({
    status,
    detail: problem?.detail || sentenceIn(text) || statusText || 'The server failed.',
    problem,
    retryAfter,
  });
}

/** Short plain text. */
const sentenceIn = (text: string): string =>
  text.length > MAX_SENTENCE || /^\s*</.test(text) ? '' : text;

function problemOf(text: string) {
  try {
    return problemSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const secondsOf = (header: string | null) =>
  header && /^\d{1,9}$/.test(header) ? Number(header) : undefined;

async function read(response: Response, { returns }: Endpoint): Promise<unknown> {
  if (!returns) return undefined;
  try {
    return parseResponse(returns, await response.json());
  } catch (cause) {
    throw new Error('The server sent a response that this page cannot read.', { cause });
  }
}
