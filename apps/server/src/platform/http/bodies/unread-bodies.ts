import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { addressKey } from '../limits/limits.service';
import type { PolarisRequest } from '../policy';
import { setSender } from './read-body';

const MB = 1024 * 1024;
/** Several times what a file may have, so that senders of too much still get their response. */
const MAX_DISCARDED_BYTES = 64 * MB;
/** The limit for someone who is not signed in. */
const MAX_OF_STRANGER = MB;

/**
 * Passes every body on unread, so that the caller is authorized before a byte of it is stored. What is unread when the
 * response is sent is dropped.
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

/**
 * Reads and drops the rest of an unread body: a sender that is cut off rarely sees the response. Past `most` bytes the
 * connection is closed anyway.
 */
function discardBody(request: IncomingMessage, most: number): void {
  if (request.complete) return;
  let left = most;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
