import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page, ready to be sent as often as it is asked for. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses once, well, since it is sent many times. */
export async function storePage(
  status: number,
  headers: Record<string, string>,
  html: string,
): Promise<StoredPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    zip(identity, { level: 9 }),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers: { ...headers, etag, vary: 'accept-encoding' },
    bodies: { br, gzip: gz, identity },
  };
}

/** Brotli wherever it is understood: it beats gzip, whatever order the browser lists them in. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const refused = (name: string) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`).test(accept);
  if (/\bbr\b/.test(accept) && !refused('br')) return 'br';
  if (/\bgzip\b/.test(accept) && !refused('gzip')) return 'gzip';
  return 'identity';
}
