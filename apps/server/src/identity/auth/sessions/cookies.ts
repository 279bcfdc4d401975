import { SECURE_HINT, SIGNED_IN_HINT } from '@polaris/contracts';
import type { FastifyReply } from 'fastify';
import { IDLE_LIFETIME } from './login-session';
import { DEVICE_COOKIE_SECONDS } from './device-cookie';

/** Cookie names. On https, the prefix binds the cookie to this host, so that subdomains cannot overwrite it. */
export const sessionCookie = (https: boolean) => (https ? '__Host-polaris' : 'polaris');
export const deviceCookie = (https: boolean) =>
  https ? '__Host-polaris-device' : 'polaris-device';

const base = (https: boolean) => ({ path: '/', sameSite: 'lax', secure: https }) as const;

/** Renews the session cookie and the hint for another two weeks. */
export function renewSessionCookie(reply: FastifyReply, https: boolean, signed: string): void {
  const expires = new Date(Date.now() + IDLE_LIFETIME);
  void reply.setCookie(sessionCookie(https), signed, { ...base(https), httpOnly: true, expires });
  setHint(reply, https);
}

/** Only for signing out: any other response could arrive late and delete the cookie of a newer session. */
export function clearSessionCookie(reply: FastifyReply, https: boolean): void {
  void reply.clearCookie(sessionCookie(https), { ...base(https), httpOnly: true });
}

export function setDeviceCookie(reply: FastifyReply, https: boolean, token: string): void {
  void reply.setCookie(deviceCookie(https), token, {
    ...base(https),
    httpOnly: true,
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}

/** Readable by scripts on purpose: it only says that someone could be signed in. */
export function setHint(reply: FastifyReply, https: boolean): void {
  const name = https ? SECURE_HINT : SIGNED_IN_HINT;
  void reply.setCookie(name, '1', { ...base(https), maxAge: IDLE_LIFETIME / 1000 });
}

/** Also clears its earlier name, which browsers on https can still have. */
export function clearHint(reply: FastifyReply, https: boolean): void {
  if (https) void reply.clearCookie(SECURE_HINT, base(https));
  void reply.clearCookie(SIGNED_IN_HINT, base(https));
}
