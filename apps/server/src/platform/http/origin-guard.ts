import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem/problem';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects writes that another site makes a browser send. Exempt are routes that do not authenticate by a cookie. */
export function originGuard(publicUrl: string, exempt: readonly string[] = []) {
  const ownOrigin = new URL(publicUrl).origin;
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (READS.has(request.method) || isExempt(request, exempt)) done();
    else if (!isCrossSite(request, ownOrigin)) done();
    else done(new ProblemError(403, 'This request came from another site.'));
  };
}

const isExempt = ({ routeOptions }: FastifyRequest, exempt: readonly string[]): boolean =>
  routeOptions.url !== undefined && exempt.includes(routeOptions.url);

/** Sec-Fetch-Site is the best source; Origin is for browsers that do not send it. */
function isCrossSite(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === ownOrigin) return false;
  return URL.parse(origin)?.host !== request.headers.host;
}
