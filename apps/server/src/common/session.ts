import type { AppRequest } from '@polaris/contracts';
import type { FastifyRequest } from 'fastify';

const HOUR = 3_600_000;
/** A session ends after two weeks without a visit, and after sixty days in any case. */
export const IDLE_LIFETIME = 14 * 24 * HOUR;
export const ABSOLUTE_LIFETIME = 60 * 24 * HOUR;

/** The user that the session belongs to; undefined when there is none or it is too old. */
export function signedInUserId(request: FastifyRequest): string | undefined {
  const userId = request.session?.get('passport');
  const since = request.session?.get('signedInAt');
  if (typeof userId !== 'string' || typeof since !== 'number') return undefined;
  return Date.now() - since < ABSOLUTE_LIFETIME ? userId : undefined;
}

/** Pushes the idle end out, at most once an hour: reading must not mean writing. */
export function keepAlive(request: FastifyRequest): void {
  const seen = request.session.get('seenAt');
  if (typeof seen === 'number' && Date.now() - seen < HOUR) return;
  request.session.touch();
  request.session.set('seenAt', Date.now());
}

declare module 'fastify' {
  interface Session {
    /** The signed-in user's id. */
    passport?: string;
    signedInAt?: number;
    seenAt?: number;
    returnTo?: string;
    /** The desktop app that has sent the browser here to sign in. */
    app?: AppRequest | undefined;
    /** What the browser said of itself when it signed in. */
    userAgent?: string;
  }
}
