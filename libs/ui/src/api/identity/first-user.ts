/*
 * The signed-in user is read once for each page: screens reuse the response of the header's script.
 * Public pages load this, so it stays small.
 */

import { FIRST_DATA } from '@polaris/contracts/browser-names';
import type { FirstData, User } from '@polaris/contracts';

/** The user that the server has put into the page, if any. */
export function userInPage(): User | null {
  const text = document.getElementById(FIRST_DATA)?.textContent;
  return text ? ((JSON.parse(text) as FirstData)['/api/auth/user']?.body as User) : null;
}

/** The maximum age of the response in milliseconds. */
const FRESH_FOR = 30_000;

interface FirstRead {
  response: Promise<Response>;
  since: number;
}

let firstRead: FirstRead | undefined;

/** Reads the signed-in user, for the header and the first screen. */
export function readFirstUser(): Promise<Response> {
  const response = fetch('/api/auth/user', {
    headers: { Accept: 'application/json, application/problem+json' },
  });
  firstRead = { response, since: performance.now() };
  return response.then((read) => read.clone());
}

/** The header's response, once and while fresh; a failed one is requested again. */
export async function takeFirstUser(): Promise<Response | undefined> {
  const taken = firstRead;
  firstRead = undefined;
  if (!taken || performance.now() - taken.since > FRESH_FOR) return undefined;
  return taken.response.catch(() => undefined);
}
