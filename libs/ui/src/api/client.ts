import { problemSchema } from '@polaris/contracts';
import { ApiError } from './api-error.ts';
import { unreadableIn } from './list-of.ts';
import { dropAnswers, readAhead, takeAnswer } from './read-ahead.ts';

/** What a contract's schema has: a check that returns the value or throws. */
interface Schema<T> {
  parse(value: unknown): T;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a file is sent unchanged with its own content type. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** One page of a list: its items, the total of the list, and the paths of the pages beside it. */
export interface Page<T> {
  items: T[];
  total: number;
  /** There are more than `total`: the matches of a search are counted up to a limit. */
  capped: boolean;
  next: string | null;
  prev: string | null;
  /** How many entries a newer server sent that the contract cannot parse. */
  unreadable: number;
}

let baseUrl = '';

/** Sends the calls to another origin than the page's own. */
export function setApiBaseUrl(url: string): void {
  baseUrl = url;
}

let reached: (isReached: boolean) => void = () => undefined;

/** Reports of each request whether it has reached the server. */
export function onReached(report: (isReached: boolean) => void): void {
  reached = report;
}

/** The whole address of a path of the API. */
export const apiUrl = (path: string): string => baseUrl + path;

/** A call with a response body, which the contract checks. */
export async function call<T>(path: string, schema: Schema<T>, options: Call = {}): Promise<T> {
  return read(await send(path, options), schema);
}

/** A call without a response body. */
export async function command(path: string, options: Call): Promise<void> {
  await send(path, options);
}

/** A read that returns null for 401. */
export async function callOrNull<T>(path: string, schema: Schema<T>, options: Call = {}) {
  return readOrNull(await request(path, options), schema);
}

/** What a response says; null for 401. */
export const readOrNull = async <T>(response: Response, schema: Schema<T>): Promise<T | null> =>
  response.status === 401 ? null : read(await accept(response), schema);

export async function callPage<T>(
  path: string,
  schema: Schema<T[]>,
  options: Call = {},
): Promise<Page<T>> {
  const response = await send(path, options);
  const items = await read(response, schema);
  const total = Number(response.headers.get('X-Total-Count') ?? items.length);
  const capped = response.headers.has('X-Total-Count-Capped');
  const link = response.headers.get('Link');
  const [next, prev] = [linkedPath(link, 'next'), linkedPath(link, 'prev')];
  return { items, total, capped, next, prev, unreadable: unreadableIn(items) };
}

/** The path of the page beside this one; the host is dropped, as a proxy may use another name. */
export function linkedPath(link: string | null, rel: 'next' | 'prev'): string | null {
  const target = link && new RegExp(`<([^>]+)>\\s*;\\s*rel="?${rel}"?`).exec(link)?.[1];
  const url = target ? URL.parse(target, 'http://own.invalid') : null;
  return url && url.pathname.startsWith('/api/') ? url.pathname + url.search : null;
}

const send = async (path: string, options: Call) => accept(await request(path, options));

/** Reads what a screen is about to ask for, unless it was asked for before. */
export const readBefore = (path: string): void => readAhead(path, () => fetchFrom(path, {}));

async function request(path: string, options: Call): Promise<Response> {
  if ((options.method ?? 'GET') === 'GET') return takeAnswer(path) ?? fetchFrom(path, options);
  dropAnswers();
  return fetchFrom(path, options).finally(dropAnswers);
}

async function fetchFrom(path: string, options: Call): Promise<Response> {
  const { method = 'GET', body, signal } = options;
  const accepted = 'application/json, application/problem+json';
  const headers = new Headers({ ...options.headers, Accept: accepted });
  const init: RequestInit = { method, headers, credentials: 'include', signal: signal ?? null };
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

/** Longer texts are no sentences for people. */
const MAX_SENTENCE = 500;

/** The detail of the problem, else the response text, else the status text: a proxy answers with a page. */
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

/** Text for people: neither a page nor as long as one. */
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

async function read<T>(response: Response, schema: Schema<T>): Promise<T> {
  try {
    return schema.parse(await response.json());
  } catch (cause) {
    throw new Error('The server sent a response that this page cannot read.', { cause });
  }
}
