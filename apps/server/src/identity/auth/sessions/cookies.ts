import { SECURE_HINT, SIGNED_IN_HINT } from '@polaris/contracts';
import type { FastifyReply } from 'fastify';
import { IDLE_LIFETIME } from './login-session';
import { MARK_SECONDS } from './device-cookie';

/** Cookie names: on https bound to this very host, which no subdomain can overwrite. */
export const sessionCookie = (https: boolean) => (https ? '__Host-polaris' : 'polaris');
export const deviceCookie = (https: boolean) =>
  https ? '__Host-polaris-device' : 'polaris-device';

const base = (https: boolean) => ({ path: '/', sameSite: 'lax', secure: https }) as const;

/** The session that the browser has, for another two weeks; the hint with it. */
export function renewSessionCookie(reply: FastifyReply, https: boolean, signed: string): void {
  const expires = new Date(Date.now() + IDLE_LIFETIME);
  void reply.setCookie(sessionCookie(https), signed, { ...base(https), httpOnly: true, expires });
  setHint(reply, https);
}

/** For signing out alone: any other answer may be late, and meet the cookie of a newer session. */
export function clearSessionCookie(reply: FastifyReply, https: boolean): void {
  void reply.clearCookie(sessionCookie(https), { ...base(https), httpOnly: true });
}

export function setDeviceCookie(reply: FastifyReply, https: boolean, mark: string): void {
  void reply.setCookie(deviceCookie(https), mark, {
    ...base(https),
    httpOnly: true,
    maxAge: MARK_SECONDS,
  });
}

/** Readable by script on purpose: it says only that someone may be signed in. */
export function setHint(reply: FastifyReply, https: boolean): void {
  const name = https ? SECURE_HINT : SIGNED_IN_HINT;
  void reply.setCookie(name, '1', { ...base(https), maxAge: IDLE_LIFETIME / 1000 });
}

/** Also under its earlier name, which a browser on https may still have. */
export function clearHint(reply: FastifyReply, https: boolean): void {
  if (https) void reply.clearCookie(SECURE_HINT, base(https));
  void reply.clearCookie(SIGNED_IN_HINT, base(https));
}
