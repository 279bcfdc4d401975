import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CalendarError } from './calendar-error';
import type { PublicNetwork, Resolved } from './public-network';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
/** After decompression. */
const MAX_BYTES = 5 * 1024 * 1024;

export interface FetchedCalendar {
  /** Undefined if unchanged since the given ETag. */
  text: string | undefined;
  etag: string | null;
}

interface FetchOptions {
  etag?: string | undefined;
  timeoutMs?: number;
}

/** Fetches the text from an https URL. Connects only to addresses that were checked. */
export async function fetchCalendar(
  address: string,
  network: PublicNetwork,
  { etag, timeoutMs = TIMEOUT_MS }: FetchOptions = {},
): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(new URL(address), { network, etag, signal });
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    if (signal.aborted)
      throw new CalendarError(`The calendar did not answer within ${timeoutMs / 1000} seconds.`);
    throw new CalendarError(`The connection to the calendar failed${codeOf(error)}.`);
  }
}

/** Only the code for the log, as a message could contain the URL. */
function codeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? '' : ` (${code})`;
}

interface Reading {
  network: PublicNetwork;
  etag: string | undefined;
  signal: AbortSignal;
}

async function follow(first: URL, reading: Reading): Promise<FetchedCalendar> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await get(url, reading);
    const { statusCode: status = 0, headers } = response;
    if (status === 304 && reading.etag) return dropped(response, { text: undefined });
    if (status === 200)
      return { text: await textOf(response, reading), etag: headers.etag ?? null };
    response.destroy();
    if (status < 300 || status > 399 || !headers.location)
      throw new CalendarError(`The calendar answered with the status ${status}.`);
    url = nextOf(headers.location, url);
  }
  throw new CalendarError('The calendar redirects too often.');
}

function dropped(response: IncomingMessage, found: { text: undefined }): FetchedCalendar {
  response.destroy();
  return { ...found, etag: response.headers.etag ?? null };
}

function nextOf(location: string, from: URL): URL {
  const url = URL.parse(location, from.href);
  if (url?.protocol === 'https:') return url;
  throw new CalendarError('The calendar redirects to an address without https.');
}

async function get(url: URL, { network, etag, signal }: Reading): Promise<IncomingMessage> {
  const checked = await resolve(url.hostname.replace(/^\[|\]$/g, ''), network, signal);
  const options: RequestOptions = {
    signal,
    // A new connection each time, so that one to an address checked earlier is not reused.
    agent: false,
    lookup: (_host, { all }, found) =>
      all ? found(null, checked) : found(null, checked[0]!.address, checked[0]!.family),
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Polaris',
      ...(etag && { 'if-none-match': etag }),
    },
    ...(network.ca && { ca: network.ca }),
  };
  return new Promise((answer, reject) => {
    request(url, options, answer).on('error', reject).end();
  });
}

/** Resolves a host. All of its addresses must be public, as any of them can be used. */
async function resolve(host: string, network: PublicNetwork, signal: AbortSignal) {
  const found = await before(signal, network.resolve(host).catch(noHost));
  if (found.length === 0) noHost();
  if (found.every(({ address }) => network.isPublic(address))) return found;
  throw new CalendarError('This address is in a private network, so it is not read.');
}

function noHost(): never {
  throw new CalendarError('The host of this address was not found.');
}

/** A DNS lookup cannot be aborted, so this only stops waiting for it. */
const before = (signal: AbortSignal, work: Promise<Resolved[]>): Promise<Resolved[]> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Stops as soon as the size limit is exceeded, compressed or not. */
async function textOf(response: IncomingMessage, { signal }: Reading): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) {
      length += piece.length;
      if (length > MAX_BYTES) throw new CalendarError('This calendar is larger than 5 MB.');
      pieces.push(piece);
    }
  };
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') await pipeline(response, collect, { signal });
  else await pipeline(response, decoderOf(encoding, response), collect, { signal });
  return Buffer.concat(pieces).toString();
}

function decoderOf(encoding: string, response: Readable) {
  const decoder = decoders[encoding.trim().toLowerCase() as keyof typeof decoders];
  if (decoder) return decoder();
  response.destroy();
  throw new CalendarError('The calendar is packed in a way that cannot be read.');
}
