import { createHash, randomBytes } from 'node:crypto';

/** A random token for a link: 256 bits, in letters that URLs take. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a random token in a link, so that the database does not reveal the link. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
