import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { POSTMARK_INBOUND } from '../mail-webhook-routes';
import type { PostmarkInboundService } from './postmark-inbound.service';

/** The most that a mail from Postmark may have: a letter with the pictures of its signature. */
export const POSTMARK_MAIL_BYTES = 5 * 1024 * 1024;

/**
 * Postmark sends a mail again and again that is refused, and nobody hears of it. So a larger one is taken, left unread,
 * and the owner is told. Nothing is read for anyone without the password.
 */
export function notifyOfLargeMails(
  fastify: FastifyInstance,
  postmark: () => PostmarkInboundService,
): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const bytes = Number(request.headers['content-length']);
    if (request.routeOptions.url !== POSTMARK_INBOUND || !(bytes > POSTMARK_MAIL_BYTES)) return;
    await postmark().rejectLarge(request.ip, request.headers.authorization, bytes);
    const ended = once(request.raw, 'close');
    request.raw.resume();
    await ended;
    await reply.send({ received: true });
  });
}
