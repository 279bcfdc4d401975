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
/** In place of Fastify's own, which load Ajv at the start. */
const noCompilers = { buildValidator: compile, buildSerializer: compile };

/** What the API and the site have in common as HTTP servers. */
export function httpOptions(settings: Settings, logger: Logger) {
  return {
    loggerInstance: logger,
    // One line a request, written when it is answered, instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // The context of a request names it in each line: no logger of its own is needed.
    childLoggerFactory: (root: Logger) => root,
    trustProxy: trustedHops(settings.env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: noCompilers },
    // The outer server still answers while it stops, until no request is left.
    return503OnClosing: false,
    clientErrorHandler: rejectUnreadable(settings.https),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply),
  };
}

/** A person may have signed out, or be guessing; or something is away: a flood of these is worth a look. */
const WARNED = new Set([401, 403, 429, 503]);

/** Gives each request its context, and the log a line of each. */
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

/** True for the addresses that the API answers; all others are the site's. */
export const isApiUrl = (url = '/'): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Fastify 5 trusts no proxy if it gets a number: it needs the rule. */
function trustedHops(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops > 0 && ((_address, hop) => hop < hops);
}
