import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/problem/problem';
import { SES_INBOUND, SES_WEBHOOK } from './mail-webhook-routes';

const ROUTES: ReadonlySet<string | undefined> = new Set([SES_WEBHOOK, SES_INBOUND]);

/**
 * SNS sends JSON as text/plain unless it is told otherwise: for its routes alone, unread, as what is signed is read
 * there. https://docs.aws.amazon.com/sns/latest/dg/http-header.html
 */
export function acceptSnsMessages(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (request, body, done) =>
    isForSns(request) ? done(null, body) : done(unsupported()),
  );
}

const isForSns = ({ routeOptions, headers }: FastifyRequest): boolean =>
  ROUTES.has(routeOptions.url) && /^(identity)?$/i.test(headers['content-encoding'] ?? '');

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');
