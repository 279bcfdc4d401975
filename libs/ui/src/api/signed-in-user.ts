import { type User, userSchema } from '@polaris/contracts';
import { hasStatus } from './api-error.ts';
import { callOrNull, command, readOrNull } from './client.ts';
import { claimDrafts, dropDrafts } from './drafts.ts';
import { takeFirstUser } from './first-user.ts';
import { announceSignOut } from './sign-out-channel.ts';

/*
 * What public pages need of signing in. It is apart from the query hooks, as those pages load no cache
 * of queries.
 */

export const USER = '/api/auth/user';

/** Who is signed in; null for nobody. */
export async function readUser(signal?: AbortSignal): Promise<User | null> {
  const first = await takeFirstUser();
  const user = first ? readOrNull(first, userSchema) : callOrNull(USER, userSchema, { signal });
  return withOwnDrafts(await user);
}

/** Deletes the drafts of any other account before the screens of this user read theirs. */
export function withOwnDrafts<Read extends User | null>(user: Read): Read {
  if (user) claimDrafts(user.id);
  return user;
}

/** It succeeds, too, if nobody was signed in any more. */
export async function signOut(): Promise<void> {
  await command('/api/auth/logout', { method: 'POST' }).catch(ignoreSignedOut);
  leaveAccount();
}

/** What every way of signing out leaves: no drafts, and other tabs that show nothing of the account. */
export function leaveAccount(): void {
  dropDrafts();
  announceSignOut();
}

function ignoreSignedOut(error: unknown): void {
  if (!hasStatus(error, 401)) throw error;
}
