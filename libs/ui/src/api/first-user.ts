/*
 * Who is signed in is read once a page: the header of the site asks as soon as its script runs, and the
 * screens take the same response instead of asking again. Public pages load this, so it stays small.
 */

import { FIRST_DATA } from '@polaris/contracts/browser-names';
import type { FirstData, User } from '@polaris/contracts';

/** Who is signed in, where the server has written it into the page. */
export function userInPage(): User | null {
  const text = document.getElementById(FIRST_DATA)?.textContent;
  return text ? ((JSON.parse(text) as FirstData)['/api/auth/user']?.body as User) : null;
}

/** After this many milliseconds the response may say who was signed in before. */
const FRESH_FOR = 30_000;

interface FirstRead {
  response: Promise<Response>;
  since: number;
}

let firstRead: FirstRead | undefined;

/** Asks who is signed in, for the header and for the first screen. */
export function readFirstUser(): Promise<Response> {
  const response = fetch('/api/auth/user', {
    headers: { Accept: 'application/json, application/problem+json' },
  });
  firstRead = { response, since: performance.now() };
  return response.then((read) => read.clone());
}

/** The header's response, once and while it is fresh; a failed one is asked for again. */
export async function takeFirstUser(): Promise<Response | undefined> {
  const taken = firstRead;
  firstRead = undefined;
  if (!taken || performance.now() - taken.since > FRESH_FOR) return undefined;
  return taken.response.catch(() => undefined);
}
