import { useSyncExternalStore } from 'react';

export type SignInMode =
  { name: 'sign-in' | 'register' | 'forgot' } | { name: 'reset' | 'setup'; token: string };

/** One-time tokens travel in the fragment, which no server and no log gets to see. */
export function modeOf(hash: string): SignInMode {
  const [name, token = ''] = hash.slice(1).split('=');
  if (name === 'register' || name === 'forgot') return { name };
  if ((name === 'reset' || name === 'setup') && token) return { name, token };
  return { name: 'sign-in' };
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Which form is shown: the address says it, so that Back and links work. */
export function useSignInMode(): SignInMode {
  return modeOf(
    useSyncExternalStore(
      subscribe,
      () => location.hash,
      () => '',
    ),
  );
}
