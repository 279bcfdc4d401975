import { readFirstUser, userInPage } from '@polaris/ui/api/identity/first-user';
import { announceSignOut, onSignOutElsewhere } from '@polaris/ui/api/identity/sign-out-channel';
import { dataSelector, hasHint, storageKeys } from '@polaris/contracts/browser-names';

type Part = 'name' | 'sign-in' | 'dashboard' | 'admin' | 'sign-out';

interface Account {
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
}

/** False if no one can be signed in. */
export const hasSignedInHint = (): boolean => hasHint(document.cookie);

const part = (name: Part) => document.querySelector<HTMLElement>(dataSelector('account', name));

/**
 * Shows the signed-in user in the header, as the cached page is the same for everyone. On hydrated pages
 * this starts before hydration.
 */
export async function fillAccountMenu(hydrated?: Promise<unknown>): Promise<void> {
  const account = userInPage() ?? (hasSignedInHint() ? currentAccount() : null);
  await hydrated;
  part('sign-in')?.setAttribute('href', signInAddress());
  const known = await account;
  if (known) fill(known);
}

/** Returns to the current page after sign-in, except from the sign-in page. */
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
  // Pending calls would fail now, and redirect to the sign-in page.
  stop();
  location.assign('/');
}

/** The unsent drafts of the admin screens. */
function dropDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(storageKeys.draftPrefix)) localStorage.removeItem(key);
}
