import type { AppRequest } from '@polaris/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { credentials } from '../access/credentials';

/** A session ends after two weeks without a visit, and after sixty days in any case. */
export const IDLE_LIFETIME = credentials['login session'].lifetime;
export const ABSOLUTE_LIFETIME = 60 * 24 * 3_600_000;
/** A session without a user only remembers a sign-in that has started at the provider. */
const PENDING_LIFETIME = credentials['sign-in that waits for a code'].lifetime;

/**
 * Gives each open session the lifetime that fits who it belongs to, whatever wrote to it. Registered
 * before the sessions themselves: they are saved by a later hook.
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
  /** The provider asks for the password again. */
  again: boolean;
}

export function beginSignIn({ session }: FastifyRequest, begun: PendingSignIn): void {
  session.set('returnTo', begun.returnTo);
  session.set('app', begun.app);
  session.set('againSince', begun.again ? Date.now() : undefined);
}

export const hasPendingSignIn = ({ session }: FastifyRequest): boolean =>
  session.get('returnTo') !== undefined;

/** Forgets a sign-in that has ended: a session without a user goes with it, a user's stays. */
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
    /** The epoch of the account in which its person signed in; none is the first. */
    epoch?: number;
    signedInAt?: number;
    seenAt?: number;
    returnTo?: string;
    /** The desktop app that has sent the browser here to sign in. */
    app?: AppRequest | undefined;
    /** When a sign-in started at which the provider asks for the password again. */
    againSince?: number | undefined;
    /** Who has come back from the provider, and still has to enter a code. */
    factorOf?: { id: string; epoch: number } | undefined;
    /** When a code of the second factor was entered, or a passkey used. */
    factorAt?: number;
    /** When a passkey was asked for at a sign-in. */
    passkeyAt?: number;
    /** When such a sign-in had come back. */
    provenAt?: number;
    /** What the browser said of itself when it signed in. */
    userAgent?: string;
  }
}
