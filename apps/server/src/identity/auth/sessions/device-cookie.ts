import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { UserEntity } from '../../users/user.entity';
import { credentials } from '../access/credentials';

/** How many seconds a mark is valid after a sign-in. */
export const MARK_SECONDS = credentials['device mark'].lifetime / 1000;

/** The account of a mark. Ending its access invalidates the mark. */
export type MarkedAccount = Pick<UserEntity, 'id' | 'accessEpoch'>;

/**
 * Marks a browser that has signed in: signing in again sends no mail, and wrong passwords of strangers do not lock it
 * out (OWASP: device cookies). A mark is valid for one account and epoch, and expires.
 */
export function makeDeviceMark(account: MarkedAccount, secret: string, now = Date.now()): string {
  const body = `${randomBytes(12).toString('base64url')}.${Math.floor(now / 1000) + MARK_SECONDS}`;
  return `${body}.${signature(body, account, secret)}`;
}

/** True if the mark is for this account and epoch and has not expired. */
export function isDeviceMark(
  mark: string | undefined,
  account: MarkedAccount,
  secrets: readonly string[],
  now = Date.now(),
): boolean {
  const [id = '', end = '', given = ''] = (mark ?? '').split('.');
  const actual = Buffer.from(given);
  const isGenuine = secrets.some((secret) => {
    const expected = Buffer.from(signature(`${id}.${end}`, account, secret));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isGenuine && Number(end) * 1000 > now;
}

function signature(body: string, { id, accessEpoch }: MarkedAccount, secret: string): string {
  return createHmac('sha256', secret)
    .update(`device:${body}:${id}:${accessEpoch}`)
    .digest('base64url');
}
