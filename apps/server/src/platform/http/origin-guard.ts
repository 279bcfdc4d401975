import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site makes a browser send. */
export function originGuard(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin;
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (READS.has(request.method) || !isCrossSite(request, ownOrigin)) done();
    else done(new ProblemError(403, 'This request came from another site.'));
  };
}

/** Sec-Fetch-Site says it best; Origin stands in where a browser does not send it. */
function isCrossSite(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === ownOrigin) return false;
  return URL.parse(origin)?.host !== request.headers.host;
}
