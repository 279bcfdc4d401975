import { createHash } from 'node:crypto';

/** What is stored of a random token in a link, so that the database does not reveal the link. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
