import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * The SHA-256 of a document in hexadecimal, of its canonical text: the order of fields, which PostgreSQL changes, does
 * not matter (RFC 8785).
 */
export const documentHash = (document: object): string =>
  createHash('sha256').update(canonicalize(document)!).digest('hex');
