import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { rejectUnreadable } from './connections/http-server';
import type { PolarisRequest } from './policy';
import { sendProblem } from './problem.filter';
import type { Settings } from '../config/settings';
import { withRequestContext } from '../logging/request-context';

const BODY_LIMIT = 100 * 1024;

const compile = () => {
  throw new Error('Contracts are checked by Nest: a route of Fastify has no schema.');
};
/** Replaces Fastify's compilers, which load Ajv at startup. */
const noCompilers = { buildValidator: compile, buildSerializer: compile };

/** The HTTP options shared by the API and the site. */
export function httpOptions(settings: Settings, logger: Logger) {
  return {
    loggerInstance: logger,
    // One line per request, written with the response, instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // The request context is in each log line, so no logger per request is needed.
    childLoggerFactory: (root: Logger) => root,
    trustProxy: trustedHops(settings.env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: noCompilers },
    // The outer server still responds while it stops, until no request is left.
    return503OnClosing: false,
    clientErrorHandler: rejectUnreadable(settings.https),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply),
  };
}

/** These can be signs of guessing or of an outage, so a flood of them must be visible. */
const WARNED = new Set([401, 403, 429, 503]);

/** Gives each request its context, and logs one line for it. */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => withRequestContext(request, done));
  fastify.addHook('onResponse', (request: PolarisRequest, reply, done) => {
    const { id: requestId, log, unavailable } = request;
    const { statusCode: status, elapsedTime } = reply;
    // The context is that of the connection by now.
    const line = { requestId, req: request, status, took: Math.round(elapsedTime) };
    if (unavailable) Object.assign(line, { reason: unavailable });
    log[WARNED.has(status) ? 'warn' : 'info'](line, 'request');
    done();
  });
}

/** True for addresses of the API; all others belong to the site. */
export const isApiUrl = (url = '/'): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Fastify 5 trusts no proxy if it gets a number, so it gets a function. */
function trustedHops(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops > 0 && ((_address, hop) => hop < hops);
}
