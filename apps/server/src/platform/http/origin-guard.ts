import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem/problem';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site makes a browser send. Routes that no cookie opens, as their callers
 * show who they are in another way, are exempt.
 */
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

/** Sec-Fetch-Site says it best; Origin is in where a browser does not send it. */
function isCrossSite(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === ownOrigin) return false;
  return URL.parse(origin)?.host !== request.headers.host;
}
