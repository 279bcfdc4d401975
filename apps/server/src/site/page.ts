import { hash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it was rendered. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Nothing that it shows was missing. */
  whole: boolean;
  /** Nothing that it shows was read from the database. */
  isFixed?: boolean;
  /** Set by what was read for one person. */
  cookies?: readonly string[];
}

type Answer = { headers: Record<string, string | number>; body: Buffer };

/** Sent once, or few times before its turn to be packed well: so quick that nobody waits for it. */
const QUICK = { quality: 1, window: 16, gzip: 1 };
/** Sent to everyone from memory. */
const WELL = { quality: 11, window: constants.BROTLI_DEFAULT_WINDOW, gzip: 9 };

const brotliOptions = ({ quality, window }: typeof QUICK, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Pages are the same for everyone; a page that shows a failure is not cached. */
export const isCacheable = ({ status, whole }: Page): boolean =>
  whole && (status === 200 || status === 404);

/** A page ready to be sent as often as it is asked for: whole heads and packed bodies. */
export class StoredPage {
  readonly status: number;
  readonly etag: string;
  /** The head of the answer to a browser that has the page already. */
  readonly unchanged: Record<string, string>;
  isPackedWell = false;
  private readonly identity: Buffer;
  private readonly answers: Partial<Record<Encoding, Answer>> = {};

  constructor({ status, headers, html }: Page) {
    this.status = status;
    this.identity = Buffer.from(html);
    this.etag = `W/"${hash('sha256', this.identity, 'base64url').slice(0, 22)}"`;
    this.unchanged = { ...headers, etag: this.etag, vary: 'accept-encoding' };
  }

  /** In the encoding that this browser takes; quickly packed until it has been packed well. */
  answer(encoding: Encoding): Answer {
    return (this.answers[encoding] ??= this.toAnswer(
      packQuickly(this.identity, encoding),
      encoding,
    ));
  }

  /** Many times the work of rendering, on another thread. */
  async packWell(): Promise<void> {
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(this.identity, brotliOptions(WELL, this.identity.length)),
      promisify(gzip)(this.identity, { level: WELL.gzip }),
    ]);
    this.answers.br = this.toAnswer(br, 'br');
    this.answers.gzip = this.toAnswer(gz, 'gzip');
    this.isPackedWell = true;
  }

  equals(other: StoredPage): boolean {
    return this.status === other.status && isDeepStrictEqual(this.unchanged, other.unchanged);
  }

  private toAnswer(body: Buffer, encoding: Encoding): Answer {
    return { headers: { ...this.unchanged, ...bodyHeaders(body, encoding) }, body };
  }
}

/** Packs a page that is sent once, in the way that this browser takes. */
export function packPage({ html }: Page, encoding: Encoding): Answer {
  const body = packQuickly(Buffer.from(html), encoding);
  return { headers: bodyHeaders(body, encoding), body };
}

/** Handing so little work to another thread would cost more than doing it. */
function packQuickly(identity: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(identity, brotliOptions(QUICK, identity.length));
  return encoding === 'gzip' ? gzipSync(identity, { level: QUICK.gzip }) : identity;
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
