import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Allows a call larger bodies than the default, see `httpOptions`. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes });

/** Call before routes are added: later routes then have the limit that their handler declares. */
export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}
