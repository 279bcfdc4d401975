import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { UserEntity } from '../../users/user.entity';
import { credentials } from '../access/credentials';

/** How many seconds a device cookie is valid after a sign-in. */
export const DEVICE_COOKIE_SECONDS = credentials['device cookie'].lifetime / 1000;

/** The account of a device cookie. Ending its access invalidates the cookie. */
export type KnownAccount = Pick<UserEntity, 'id' | 'accessEpoch'>;

/**
 * The value of the cookie that makes a browser known after a sign-in: signing in again sends no mail, and wrong passwords of strangers do not lock it
 * out (OWASP: device cookies). It is valid for one account and epoch, and expires.
 */
export function makeDeviceToken(account: KnownAccount, secret: string, now = Date.now()): string {
  const body = `${randomBytes(12).toString('base64url')}.${Math.floor(now / 1000) + DEVICE_COOKIE_SECONDS}`;
  return `${body}.${signature(body, account, secret)}`;
}

/** True if the token is for this account and epoch and has not expired. */
export function isDeviceToken(
  token: string | undefined,
  account: KnownAccount,
  secrets: readonly string[],
  now = Date.now(),
): boolean {
  const [id = '', end = '', given = ''] = (token ?? '').split('.');
  const actual = Buffer.from(given);
  const isGenuine = secrets.some((secret) => {
    const expected = Buffer.from(signature(`${id}.${end}`, account, secret));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isGenuine && Number(end) * 1000 > now;
}

function signature(body: string, { id, accessEpoch }: KnownAccount, secret: string): string {
  return createHmac('sha256', secret)
    .update(`device:${body}:${id}:${accessEpoch}`)
    .digest('base64url');
}
