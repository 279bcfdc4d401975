import { createHash } from 'node:crypto';

/** Where a call comes from: its network address and, if the account has signed in there before, its browser. */
export interface Caller {
  address: string;
  knownDevice?: string | undefined;
}

/**
 * What an account's attempts are counted by. A known browser counts apart, so that strangers'
 * attempts do not lock its owner out.
 */
export function accountKey(email: string, knownDevice?: string): string {
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return knownDevice ? `${account}:${knownDevice}` : account;
}
