import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PIECE_BYTES } from '@polaris/contracts';
import { discardBody } from '../platform/http/discard-body';
import { ProblemError } from '../platform/problem/problem';

const PIECES = '/api/admin/backups/restores/:id/file';
/** Several times what a piece may have, so that senders of too much still get their response. */
const MAX_DISCARDED_BYTES = 4 * MAX_PIECE_BYTES;

/** Pieces of a backup, for its restore alone; handed on unread, as files of CSV are. */
export function acceptPiecesOfBackups(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/octet-stream', (request, payload, done) =>
    isPiece(request) ? done(null, payload) : done(unsupported()),
  );
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    if (isPiece(request)) discardBody(request.raw, MAX_DISCARDED_BYTES);
    done();
  });
}

const isPiece = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.url === PIECES && /^(identity)?$/i.test(headers['content-encoding'] ?? '');

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');
