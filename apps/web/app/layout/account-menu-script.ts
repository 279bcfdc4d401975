import { readFirstUser, userInPage } from '@polaris/ui/api/first-user';
import { announceSignOut, onSignOutElsewhere } from '@polaris/ui/api/sign-out-channel';
import { SIGNED_IN_HINT, dataSelector, storageKeys } from '@polaris/contracts/browser-names';

type Part = 'name' | 'sign-in' | 'dashboard' | 'admin' | 'sign-out';

interface Account {
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
}

/** False where nobody can be signed in. */
export const mayBeSignedIn = (): boolean =>
  new RegExp(`(^|; )${SIGNED_IN_HINT}=`).test(document.cookie);

const part = (name: Part) => document.querySelector<HTMLElement>(dataSelector('account', name));

/**
 * Shows in the header who is signed in: the page itself is the same for everyone. Where React takes the
 * header over, that is asked for before it has.
 */
export async function fillAccountMenu(hydrated?: Promise<unknown>): Promise<void> {
  const account = userInPage() ?? (mayBeSignedIn() ? currentAccount() : null);
  await hydrated;
  part('sign-in')?.setAttribute('href', signInAddress());
  const known = await account;
  if (known) fill(known);
}

/** Back to where the visitor is, save for the sign-in page itself. */
function signInAddress(): string {
  const here = location.pathname + location.search;
  if (here === '/' || location.pathname === '/login') return '/api/login';
  return `/api/login?returnTo=${encodeURIComponent(here)}`;
}

async function currentAccount(): Promise<Account | null> {
  const response = await readFirstUser().catch(() => null);
  return response?.ok ? ((await response.json()) as Account) : null;
}

function fill({ email, firstName, lastName, isAdmin }: Account): void {
  const name = part('name');
  if (name) name.textContent = [firstName, lastName].filter(Boolean).join(' ') || email;
  part('sign-in')?.setAttribute('hidden', '');
  for (const shown of ['name', 'dashboard', 'sign-out'] as const) {
    part(shown)?.removeAttribute('hidden');
  }
  part('admin')?.toggleAttribute('hidden', !isAdmin);
  onSignOutElsewhere(empty);
  part('sign-out')?.addEventListener('click', () => void signOut());
}

/** Another tab has signed out. */
function empty(): void {
  part('sign-in')?.removeAttribute('hidden');
  for (const hidden of ['name', 'dashboard', 'admin', 'sign-out'] as const)
    part(hidden)?.setAttribute('hidden', '');
}

async function signOut(): Promise<void> {
  const response = await fetch('/api/auth/logout', { method: 'POST' }).catch(() => null);
  if (!response?.ok && response?.status !== 401) return;
  dropDrafts();
  announceSignOut();
  // A call that is still under way would be refused now, and its page lead to the sign-in page instead.
  stop();
  location.assign('/');
}

/** What was typed on the admin screens and not sent. */
function dropDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(storageKeys.draftPrefix)) localStorage.removeItem(key);
}
