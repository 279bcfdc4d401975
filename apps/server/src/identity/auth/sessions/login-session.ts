import type { AppRequest } from '@polaris/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { credentials } from '../access/credentials';

/** In milliseconds: two weeks without a visit, or sixty days in any case. */
export const IDLE_LIFETIME = credentials['login session'].lifetime;
export const ABSOLUTE_LIFETIME = 60 * 24 * 3_600_000;
/** Sessions without a user only store a pending sign-in at the provider. */
const PENDING_LIFETIME = credentials['sign-in that waits for a code'].lifetime;

/**
 * Sets the lifetime of each open session, with or without a user. Register this before the session library, whose hook
 * saves the session.
 */
export function limitPendingSessions(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ session }, _reply, _payload, done) => {
    if (session) limitLifetime(session);
    done();
  });
}

function limitLifetime(session: FastifyRequest['session']): void {
  const maxAge = session.get('passport') === undefined ? PENDING_LIFETIME : IDLE_LIFETIME;
  const { originalMaxAge } = session.cookie as { originalMaxAge: number | null };
  if (originalMaxAge !== maxAge) session.options({ maxAge });
}

interface PendingSignIn {
  returnTo: string;
  app: AppRequest | undefined;
  /** Whether the provider must ask for the password again. */
  again: boolean;
}

export function startSignIn({ session }: FastifyRequest, pending: PendingSignIn): void {
  session.set('returnTo', pending.returnTo);
  session.set('app', pending.app);
  session.set('againSince', pending.again ? Date.now() : undefined);
}

export const hasPendingSignIn = ({ session }: FastifyRequest): boolean =>
  session.get('returnTo') !== undefined;

/** Forgets a finished sign-in: destroys a session without a user, and keeps one with a user. */
export async function endSignIn(request: FastifyRequest): Promise<void> {
  if (!hasPendingSignIn(request)) return;
  if (request.session.get('passport') === undefined) return request.session.destroy();
  request.session.set('returnTo', undefined);
  request.session.set('app', undefined);
  request.session.set('againSince', undefined);
  request.session.set('factorOf', undefined);
}

declare module 'fastify' {
  interface Session {
    /** The signed-in user's id. */
    passport?: string;
    /** The account's epoch at sign-in; missing in the first epoch. */
    epoch?: number;
    signedInAt?: number;
    seenAt?: number;
    returnTo?: string;
    /** The desktop app that opened this browser to sign in. */
    app?: AppRequest | undefined;
    /** When a sign-in started for which the provider must ask for the password again. */
    againSince?: number | undefined;
    /** The user the provider has identified, who still has to enter a code. */
    factorOf?: { id: string; epoch: number } | undefined;
    /** When a second-factor code was entered or a passkey used. */
    factorAt?: number;
    /** When a passkey was requested at sign-in. */
    passkeyAt?: number;
    /** When a sign-in was completed for which the provider had to ask for the password again. */
    provenAt?: number;
    /** The User-Agent header at sign-in. */
    userAgent?: string;
  }
}
