import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it was rendered. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Nothing that it shows was missing. */
  whole: boolean;
}

/** A page ready to be sent as often as it is asked for: whole heads and packed bodies. */
export interface StoredPage {
  status: number;
  etag: string;
  /** The head of the answer to a browser that has the page already. */
  unchanged: Record<string, string>;
  responses: Record<Encoding, { headers: Record<string, string | number>; body: Buffer }>;
}

/** Sent to everyone from memory, so it is packed once and well. */
const STORED_QUALITY = 10;
/** Sent once, so it is packed quickly. */
const FRESH_QUALITY = 4;

const zip = promisify(gzip);
const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Pages are the same for everyone; a page that shows a failure is not cached. */
export const isCacheable = ({ status, whole }: Page): boolean =>
  whole && (status === 200 || status === 404);

export async function storePage(page: Page): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    brotli(identity, STORED_QUALITY),
    zip(identity, { level: 9 }),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url');
  const etag = `W/"${digest.slice(0, 22)}"`;
  const response = (body: Buffer, encoding: Encoding) => ({
    headers: { ...page.headers, etag, ...bodyHeaders(body, encoding) },
    body,
  });
  return {
    status: page.status,
    etag,
    unchanged: { ...page.headers, etag, vary: 'accept-encoding' },
    responses: {
      br: response(br, 'br'),
      gzip: response(gz, 'gzip'),
      identity: response(identity, 'identity'),
    },
  };
}

/** Packs a page that is sent once, in the way that this browser takes. */
export async function packPage(
  { html }: Page,
  encoding: Encoding,
): Promise<{ headers: Record<string, string | number>; body: Buffer }> {
  const identity = Buffer.from(html);
  const body =
    encoding === 'br'
      ? await brotli(identity, FRESH_QUALITY)
      : encoding === 'gzip'
        ? await zip(identity)
        : identity;
  return { headers: bodyHeaders(body, encoding), body };
}

const bodyHeaders = (body: Buffer, encoding: Encoding) => ({
  vary: 'accept-encoding',
  'content-length': body.length,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** Brotli wherever it is accepted: it beats gzip, whatever order the browser lists them in. */
const BY_SIZE: Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different headers, so what they accept is cached. */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 200;

export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = chosen.get(accept);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(BY_SIZE);
  const encoding = BY_SIZE.find((name) => accepted.includes(name)) ?? 'identity';
  if (chosen.size >= MOST_CHOSEN) chosen.clear();
  chosen.set(accept, encoding);
  return encoding;
}
