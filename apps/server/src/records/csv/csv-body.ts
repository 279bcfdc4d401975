import type { FastifyInstance, FastifyRequest } from 'fastify';
import { discardBody } from '../../platform/http/discard-body';
import { ProblemError } from '../../platform/problem/problem';

const IMPORTS = '/api/admin/import/';
/** Several times what an import may have, so that senders of too much still get their response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Files of CSV, for the imports alone. They are handed on unread: the policy guard decides first who
 * may make the call, and only then does the handler read the file.
 */
export function acceptCsvForImports(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('text/csv', (request, payload, done) =>
    isImport(request) && isPlain(request) ? done(null, payload) : done(unsupported()),
  );
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    if (isCsv(request)) discardBody(request.raw, MAX_DISCARDED_BYTES);
    done();
  });
}

const isCsv = ({ headers }: FastifyRequest): boolean =>
  /^text\/csv\b/i.test(headers['content-type'] ?? '');

const isImport = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith(IMPORTS) ?? false;

const isPlain = ({ headers }: FastifyRequest): boolean =>
  /^(identity)?$/i.test(headers['content-encoding'] ?? '');

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');
