import { createHash } from 'node:crypto';

/** Where a call comes from: its network address and the mark that its browser carries, unchecked. */
export interface Caller {
  address: string;
  deviceMark?: string | undefined;
  /** Of the session that this request has opened, which a passkey answers in. */
  sessionId?: string | undefined;
}

/** What an address without an account is counted by: what people type is stored only as a hash. */
export const unknownAccountKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
