import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CalendarError } from './calendar-error';
import type { PublicNetwork } from '../../../platform/http/outgoing/public-network';
import { HostError, requestPublic } from '../../../platform/http/outgoing/public-request';

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
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'gzip, deflate, br',
    ...(etag && { 'if-none-match': etag }),
  };
  return requestPublic(url, { network, headers, signal }).catch((error: unknown) => {
    throw error instanceof HostError ? new CalendarError(HOST_ERRORS[error.reason]) : error;
  });
}

const HOST_ERRORS: Record<HostError['reason'], string> = {
  private: 'This address is in a private network, so it is not read.',
  'not found': 'The host of this address was not found.',
};

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
