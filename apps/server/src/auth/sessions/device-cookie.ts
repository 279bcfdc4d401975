import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a mark holds after a sign-in. */
export const MARK_SECONDS = 90 * 24 * 3600;

/** The account that a mark is for, as it is now: a new password ends the marks of the old one. */
export interface MarkedAccount {
  id: string;
  passwordHash?: string | null;
}

/**
 * Marks a browser that has signed in to an account, so that strangers' wrong passwords do not lock its
 * person out (OWASP: device cookies). It belongs to this account and this password alone, and ends.
 */
export function makeDeviceMark(account: MarkedAccount, secret: string, now = Date.now()): string {
  const body = `${randomBytes(12).toString('base64url')}.${Math.floor(now / 1000) + MARK_SECONDS}`;
  return `${body}.${signature(body, account, secret)}`;
}

/** True for a mark that was made for this account and password, and has not ended. */
export function isDeviceMark(
  mark: string | undefined,
  account: MarkedAccount,
  secret: string,
  now = Date.now(),
): boolean {
  const [id = '', end = '', given = ''] = (mark ?? '').split('.');
  const expected = Buffer.from(signature(`${id}.${end}`, account, secret));
  const actual = Buffer.from(given);
  const genuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  return genuine && Number(end) * 1000 > now;
}

function signature(body: string, { id, passwordHash }: MarkedAccount, secret: string): string {
  const password = createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
  return createHmac('sha256', secret)
    .update(`device:${body}:${id}:${password}`)
    .digest('base64url');
}
