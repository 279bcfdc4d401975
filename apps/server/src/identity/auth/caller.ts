import { createHash } from 'node:crypto';

/** Where a request comes from: its network address and the unchecked device cookie of its browser. */
export interface Caller {
  address: string;
  deviceToken?: string | undefined;
  /** The session of this request if one is open; a passkey challenge belongs to it. */
  sessionId?: string | undefined;
}

/** The limiter key of an address without an account: a hash, so that typed text is not stored. */
export const unknownAccountKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
