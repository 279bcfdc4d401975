import type { FastifyInstance } from 'fastify';

/** Sends 304 without a body if the browser has the same version, for responses with an ETag. */
export function sendNotModified(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    // A proxy may have marked the ETag as weak.
    const known = request.headers['if-none-match']?.replaceAll('W/', '').split(/\s*,\s*/);
    if (etag === undefined || reply.statusCode !== 200 || !known?.includes(String(etag)))
      return done(null, payload);
    void reply.code(304).removeHeader('content-length');
    done(null, null);
  });
}
