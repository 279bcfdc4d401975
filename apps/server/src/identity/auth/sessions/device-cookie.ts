import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { UserEntity } from '../../users/user.entity';
import { credentials } from '../access/credentials';

/** How long a mark holds after a sign-in. */
export const MARK_SECONDS = credentials['device mark'].lifetime / 1000;

/** The account that a mark is for, as it is now: the end of its access ends its marks. */
export type MarkedAccount = Pick<UserEntity, 'id' | 'accessEpoch'>;

/**
 * Marks a browser that has signed in to an account: signing in there again is no news, and strangers'
 * wrong passwords do not lock its person out (OWASP: device cookies). It belongs to this account and this
 * epoch of it alone, and ends.
 */
export function makeDeviceMark(account: MarkedAccount, secret: string, now = Date.now()): string {
  const body = `${randomBytes(12).toString('base64url')}.${Math.floor(now / 1000) + MARK_SECONDS}`;
  return `${body}.${signature(body, account, secret)}`;
}

/** True for a mark that was made for this account and epoch, and has not ended. */
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
