import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Marks a browser that an account has signed in from. It proves nothing but that: sign-in attempts
 * with it are counted apart from everyone else's. (OWASP: device cookies.)
 */
export function makeDeviceMark(email: string, secret: string): string {
  const id = randomBytes(12).toString('base64url');
  return `${id}.${signature(id, email, secret)}`;
}

/** The mark's id when it was made for this account, else undefined. */
export function readDeviceMark(
  mark: string | undefined,
  email: string,
  secret: string,
): string | undefined {
  const [id = '', given = ''] = (mark ?? '').split('.');
  const expected = Buffer.from(signature(id, email, secret));
  const actual = Buffer.from(given);
  const fits = actual.length === expected.length && timingSafeEqual(actual, expected);
  return fits ? id : undefined;
}

const signature = (id: string, email: string, secret: string): string =>
  createHmac('sha256', secret).update(`device:${id}:${email.toLowerCase()}`).digest('base64url');
