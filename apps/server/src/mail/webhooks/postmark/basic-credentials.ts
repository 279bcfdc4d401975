import { createHash, timingSafeEqual } from 'node:crypto';

/** Hashes user name and password, joined by a colon as in RFC 7617. */
export const credentialsHash = (credentials: string): Buffer =>
  createHash('sha256').update(credentials).digest();

/** Compares in constant time. Without a hash, no credentials match. */
export function areCredentials(header: string | undefined, hash: Buffer | null): boolean {
  const [, encoded = ''] = /^Basic ([A-Za-z\d+/]+={0,2})$/i.exec(header ?? '') ?? [];
  const sent = credentialsHash(Buffer.from(encoded, 'base64').toString());
  return hash !== null && timingSafeEqual(sent, hash);
}
