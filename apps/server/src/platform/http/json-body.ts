import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem/problem';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The most bytes of calls whose signature is of the bytes of their body, by the address of their route. */
type RawBodies = ReadonlyMap<string, number>;

/**
 * Accepts JSON in UTF-8 without compression; any other body is answered with 415. The bodies of some
 * calls are handed on unread.
 */
export function acceptJsonOnly(fastify: FastifyInstance, raw: RawBodies = new Map()): void {
  const isRaw = (url: string | undefined) => url !== undefined && raw.has(url);
  fastify.addHook('onRoute', (route) => {
    const mostBytes = raw.get(route.url);
    if (mostBytes !== undefined) route.bodyLimit = mostBytes;
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'];
    const charset = /charset="?([^;"\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if ((encoding && encoding !== 'identity') || (charset && !/^utf-?8$/i.test(charset)))
      return done(unsupported());
    if (isRaw(request.routeOptions.url)) return done(null, body);
    const text = decode(body as Buffer);
    if (text === undefined) return done(new ProblemError(400, 'The request is not valid UTF-8.'));
    void parse(request, text, (error, value) =>
      error ? done(new ProblemError(400, 'The request is not valid JSON.')) : done(null, value),
    );
  });
}

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');

function decode(body: Buffer): string | undefined {
  try {
    return UTF8.decode(body);
  } catch {
    return undefined;
  }
}
