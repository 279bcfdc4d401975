import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { rejectUnreadable } from './http-server';
import { sendProblem } from './problem.filter';
import type { Settings } from '../config/settings';

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
    trustProxy: trustedHops(settings.env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: noCompilers },
    // The server in front answers while it stops, until nobody asks any more.
    return503OnClosing: false,
    clientErrorHandler: rejectUnreadable(settings.https),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply),
  };
}

export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const took = Math.round(reply.elapsedTime);
    request.log.info({ req: request, status: reply.statusCode, took }, 'request');
    done();
  });
}

/** True for the addresses that the API answers; all others are the site's. */
export const isApiUrl = (url = '/'): boolean => /^\/api(?:[/?]|$)/.test(url);

/** A number alone trusts nobody in Fastify 5: it wants the rule spelled out. */
function trustedHops(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops > 0 && ((_address, hop) => hop < hops);
}
