import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Lets a call take larger bodies than the others, see `httpOptions`. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes });

/** Before the routes are added: from then on, each has the limit that its handler declares. */
export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}
