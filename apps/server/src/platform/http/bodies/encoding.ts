import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { reportBuild } from '../builds';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The settings of a compression level. */
interface Level {
  quality: number;
  window: number;
  gzip: number;
}

const WINDOW = constants.BROTLI_DEFAULT_WINDOW;

/** For responses that are sent once, or until a better compression is ready: fast, so that no one waits. */
const FAST: Level = { quality: 1, window: 16, gzip: 1 };
/** For responses that are sent often. */
const GOOD: Level = { quality: 5, window: WINDOW, gzip: 6 };
/** 10% smaller, but takes 15 times as long. */
const BEST: Level = { ...GOOD, quality: 10 };

/** Bytes that a new connection sends before the first acknowledgment: 10 packets (RFC 6928), minus the headers. */
const INITIAL_CWND_BYTES = 13_200;
/** Whether the best level can make the response fit into the first packets. */
const isSlightlyTooLong = ({ length }: Buffer): boolean =>
  length > INITIAL_CWND_BYTES && length * 0.9 <= INITIAL_CWND_BYTES;

const brotliOptions = ({ quality, window }: Level, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** On this thread: passing so little work to another one would cost more than doing it. */
export function compressFast(identity: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return identity;
  reportBuild('compress fast', identity);
  if (encoding === 'gzip') return gzipSync(identity, { level: FAST.gzip });
  return brotliCompressSync(identity, brotliOptions(FAST, identity.length));
}

/** Runs on other threads. */
export async function compressWell(identity: Buffer): Promise<Record<'br' | 'gzip', Buffer>> {
  reportBuild('compress well', identity);
  const brotli = (level: Level) =>
    promisify(brotliCompress)(identity, brotliOptions(level, identity.length));
  const [br, gz] = await Promise.all([
    brotli(GOOD),
    promisify(gzip)(identity, { level: GOOD.gzip }),
  ]);
  return { br: isSlightlyTooLong(br) ? await brotli(BEST) : br, gzip: gz };
}

/** Brotli wherever it is accepted: it beats gzip, whatever order the browser lists them in. */
const BY_SIZE: Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different headers, so what they accept is cached. */
const encodingByHeader = new Map<string, Encoding>();
const MAX_CACHED_HEADERS = 200;

export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = encodingByHeader.get(accept);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(BY_SIZE);
  const encoding = BY_SIZE.find((name) => accepted.includes(name)) ?? 'identity';
  if (encodingByHeader.size >= MAX_CACHED_HEADERS) encodingByHeader.clear();
  encodingByHeader.set(accept, encoding);
  return encoding;
}
