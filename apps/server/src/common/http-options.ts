import { randomUUID } from 'node:crypto';
import { type RequestListener, type Server, createServer } from 'node:http';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { sendProblem } from './problem.filter';
import type { Settings } from '../config/settings';

const BODY_LIMIT = 100 * 1024;

/** What the API and the site have in common as HTTP servers. */
export function httpOptions(settings: Settings, logger: Logger) {
  return {
    loggerInstance: logger,
    // One line a request, written when it is answered, instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedHops(settings.env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply),
  };
}

/** Slow senders are cut off; idle connections outlast those that a proxy keeps. */
export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    listener,
  );
}

export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const took = Math.round(reply.elapsedTime);
    request.log.info({ req: request, status: reply.statusCode, took }, 'request');
  });
}

/** While the server stops, what is under way is answered and its connection then closed. */
export function closeConnectionsAtStop(fastify: FastifyInstance): void {
  let stopping = false;
  fastify.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (stopping) void reply.header('connection', 'close');
  });
}

/** True for the addresses that the API answers; all others are the site's. */
export const isApiUrl = (url = '/'): boolean => /^\/api(?:[/?]|$)/.test(url);

/** A number alone trusts nobody in Fastify 5: it wants the rule spelled out. */
function trustedHops(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops > 0 && ((_address, hop) => hop < hops);
}
