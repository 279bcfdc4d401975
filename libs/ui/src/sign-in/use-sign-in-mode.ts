import { appLink, readAppLink } from '@polaris/contracts';
import { useLayoutEffect, useState } from 'react';

export type SignInMode =
  | { name: 'sign-in' | 'register' | 'forgot' }
  | { name: 'code'; acceptsPasskey: boolean }
  | { name: 'reset' | 'setup' | 'verify' | 'cancel'; token: string }
  | { name: 'app'; link: string };

/** The form that the page shows at first. */
export type FirstMode = 'sign-in' | 'register';

/** One-time tokens are in the fragment, which is never sent to a server or written to a log. */
export function modeOf(hash: string, first: FirstMode = 'sign-in'): SignInMode {
  const [name, token = ''] = hash.slice(1).split('=');
  if (name === 'sign-in' || name === 'register' || name === 'forgot') return { name };
  if (name === 'code') return { name, acceptsPasskey: token === 'passkey' };
  if (token && isLink(name)) return { name, token };
  const link = name === 'app' ? linkOf(token) : null;
  return link ? { name: 'app', link } : { name: first };
}

const links = ['reset', 'setup', 'verify', 'cancel'] as const;

const isLink = (name: string | undefined): name is (typeof links)[number] =>
  links.some((link) => link === name);

/** The address that opens the app, built only from the code and the state. */
function linkOf(token: string): string | null {
  const [code = '', state = ''] = token.split('.');
  const link = appLink({ code, state });
  return readAppLink(link) && link;
}

/**
 * The form to show, from the address, so that Back and links work. Read before the first paint: a form that is replaced
 * later would also lose what was typed into it.
 */
export function useSignInMode(first: FirstMode): SignInMode {
  const [hash, setHash] = useState('');
  useLayoutEffect(() => {
    const read = () => setHash(location.hash);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return modeOf(hash, first);
}
