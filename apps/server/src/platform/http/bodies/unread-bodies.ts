import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/limits.service';
import { discardBody } from './discard-body';
import type { PolarisRequest } from '../policy';
import { setSender } from './read-body';

const MB = 1024 * 1024;
/** Several times what a file may have, so that senders of too much still get their response. */
const MAX_DISCARDED_BYTES = 64 * MB;
/** Of someone who is not signed in. */
const MAX_OF_STRANGER = MB;

/**
 * Hands every body on unread: who may make the call is decided before a byte of it is kept. What nobody has read by
 * the time of the answer is dropped.
 */
export function leaveBodiesUnread(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (request, payload, done) => {
    setSender(request.raw, addressKey(request.ip));
    done(null, payload);
  });
  fastify.addHook('onSend', ({ raw, currentUser }: PolarisRequest, _reply, _payload, done) => {
    discardBody(raw, currentUser ? MAX_DISCARDED_BYTES : MAX_OF_STRANGER);
    done();
  });
}
