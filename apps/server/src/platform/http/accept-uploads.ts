import type { Endpoint } from '@polaris/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem/problem';
import { discardBody } from './discard-body';

/** Several times what a file may have, so that senders of too much still get their response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Files, for the calls that take one of their media type. They are handed on unread: the policy guard decides
 * first who may make the call, and only then does the handler read the file.
 */
export function acceptUploads(fastify: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const takers = Map.groupBy(
    endpoints.filter(({ upload }) => upload),
    ({ upload }) => upload!.mediaType,
  );
  for (const [mediaType, calls] of takers)
    acceptType(fastify, mediaType.endsWith('/*') ? patternOf(mediaType) : mediaType, calls);
}

const patternOf = (mediaType: string): RegExp => new RegExp(`^${mediaType.slice(0, -1)}`);

function acceptType(
  fastify: FastifyInstance,
  mediaType: string | RegExp,
  calls: readonly Endpoint[],
): void {
  const unread = new WeakSet<FastifyRequest>();
  const paths = new Set<string | undefined>(calls.map(({ path }) => path));
  fastify.addContentTypeParser(mediaType, (request, payload, done) => {
    unread.add(request);
    const isTaken = paths.has(request.routeOptions.url) && isPlain(request);
    return isTaken ? done(null, payload) : done(unsupported());
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    if (unread.has(request)) discardBody(request.raw, MAX_DISCARDED_BYTES);
    done();
  });
}

const isPlain = ({ headers }: FastifyRequest): boolean =>
  /^(identity)?$/i.test(headers['content-encoding'] ?? '');

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');
