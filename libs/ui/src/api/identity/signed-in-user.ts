import { type User, getUser, signOut as endLoginSession } from '@polaris/contracts';
import { hasStatus } from '../client/api-error.ts';
import { call, callOrNull, readOrNull } from '../client/client.ts';
import { claimDrafts, dropDrafts } from '../site/account/drafts.ts';
import { takeFirstUser } from './first-user.ts';
import { announceSignOut } from './sign-out-channel.ts';

/* Sign-in functions of public pages, separate from the query hooks, as those pages load no query cache. */

/** The query key of the signed-in user. */
export const userKey = [getUser.path];

/** Who is signed in; null if signed out. */
export async function readUser(signal?: AbortSignal): Promise<User | null> {
  const first = await takeFirstUser();
  const user = first ? readOrNull(getUser, first) : callOrNull(getUser, { signal });
  return claimUserDrafts(await user);
}

/** Deletes the drafts of any other account before the screens of this user read theirs. */
export function claimUserDrafts<Read extends User | null>(user: Read): Read {
  if (user) claimDrafts(user.id);
  return user;
}

/** Also succeeds if no one was signed in. */
export async function signOutUser(): Promise<void> {
  await call(endLoginSession).catch(ignoreSignedOut);
  leaveAccount();
}

/** Cleans up after a sign-out: deletes drafts, and notifies other tabs. */
export function leaveAccount(): void {
  dropDrafts();
  announceSignOut();
}

function ignoreSignedOut(error: unknown): void {
  if (!hasStatus(error, 401)) throw error;
}
