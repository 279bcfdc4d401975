import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, chooseEncoding, compressFast, compressWell } from './bodies/encoding';

interface EncodedBody {
  headers: Record<string, string | number>;
  body: Buffer;
}

interface Source {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** A response ready to be sent many times, with complete headers and compressed bodies. */
export class StoredResponse {
  readonly status: number;
  readonly etag: string;
  /** The headers of a 304 response. */
  readonly unchanged: Record<string, string>;
  private readonly identity: Buffer;
  private readonly encoded: Partial<Record<Encoding, EncodedBody>> = {};
  private compressing: Promise<void> | undefined;

  constructor({ status, headers, body }: Source) {
    this.status = status;
    this.identity = Buffer.from(body);
    this.etag = `W/"${hash('sha256', this.identity, 'base64url').slice(0, 22)}"`;
    this.unchanged = { ...headers, etag: this.etag, vary: 'accept-encoding' };
  }

  /** Returns the body in this encoding; compressed fast until `compress` is done. */
  answer(encoding: Encoding): EncodedBody {
    return (this.encoded[encoding] ??= this.encode(
      compressFast(this.identity, encoding),
      encoding,
    ));
  }

  get isCompressed(): boolean {
    return this.compressing !== undefined;
  }

  /** Runs only once, on other threads. */
  compress(): Promise<void> {
    return (this.compressing ??= this.compressNow());
  }

  private async compressNow(): Promise<void> {
    const { br, gzip } = await compressWell(this.identity);
    this.encoded.br = this.encode(br, 'br');
    this.encoded.gzip = this.encode(gzip, 'gzip');
  }

  private encode(body: Buffer, encoding: Encoding): EncodedBody {
    return { headers: { ...this.unchanged, ...bodyHeaders(body, encoding) }, body };
  }
}

export const bodyHeaders = (body: Buffer, encoding: Encoding) => ({
  vary: 'accept-encoding',
  'content-length': body.length,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** Sends 304 to a browser that already has it. */
export function sendStored(
  response: StoredResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { headers } = request;
  if (response.status === 200 && headers['if-none-match'] === response.etag)
    return reply.status(304).headers(response.unchanged).send();
  const { headers: own, body } = response.answer(chooseEncoding(headers['accept-encoding']));
  return reply.status(response.status).headers(own).send(body);
}
