import { createHash, timingSafeEqual } from 'node:crypto';

/** Of the user name and the password, as RFC 7617 joins them by a colon. */
export const credentialsHash = (credentials: string): Buffer =>
  createHash('sha256').update(credentials).digest();

/** Takes as long for any credentials of a length; without a hash, none fit. */
export function areCredentials(header: string | undefined, hash: Buffer | null): boolean {
  const [, encoded = ''] = /^Basic ([A-Za-z\d+/]+={0,2})$/i.exec(header ?? '') ?? [];
  const sent = credentialsHash(Buffer.from(encoded, 'base64').toString());
  return hash !== null && timingSafeEqual(sent, hash);
}
