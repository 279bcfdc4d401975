import { appLink, readAppLink } from '@polaris/contracts';
import { useSyncExternalStore } from 'react';

export type SignInMode =
  | { name: 'sign-in' | 'register' | 'forgot' }
  | { name: 'reset' | 'setup' | 'verify' | 'cancel'; token: string }
  | { name: 'app'; link: string };

/** One-time tokens are in the fragment, which is never sent to a server or written to a log. */
export function modeOf(hash: string): SignInMode {
  const [name, token = ''] = hash.slice(1).split('=');
  if (name === 'register' || name === 'forgot') return { name };
  if (token && isLink(name)) return { name, token };
  const link = name === 'app' ? linkOf(token) : null;
  return link ? { name: 'app', link } : { name: 'sign-in' };
}

const links = ['reset', 'setup', 'verify', 'cancel'] as const;

const isLink = (name: string | undefined): name is (typeof links)[number] =>
  links.some((link) => link === name);

/** The address that opens the app, built from the code and the state alone. */
function linkOf(token: string): string | null {
  const [code = '', state = ''] = token.split('.');
  const link = appLink({ code, state });
  return readAppLink(link) && link;
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Which form is shown, from the address, so that Back and links work. */
export function useSignInMode(): SignInMode {
  return modeOf(
    useSyncExternalStore(
      subscribe,
      () => location.hash,
      () => '',
    ),
  );
}
