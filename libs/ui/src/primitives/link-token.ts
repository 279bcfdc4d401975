import { useEffect, useSyncExternalStore } from 'react';

/**
 * The token of a mailed link: from after the `#`, else as this tab has stored it under the key; empty without one, and
 * undefined on the server. It is stored as soon as it is read: a skip link replaces it in the address, and pages that
 * return here are sent there without it.
 */
export function useLinkToken(key: string): string | undefined {
  const token = useSyncExternalStore<string | undefined>(
    onHashChange,
    () => readToken(key),
    () => undefined,
  );
  useEffect(() => {
    if (token) keepToken(key, token);
  }, [key, token]);
  return token;
}

export const forgetLinkToken = (key: string): void => sessionStorage.removeItem(key);

const readToken = (key: string): string => tokenInAddress() || storedToken(key);

/** An element of the page is where a link of the page led, not a token. */
function tokenInAddress(): string {
  const hash = location.hash.slice(1);
  return document.getElementById(hash) ? '' : hash;
}

/** Browsers may refuse storage; the link itself works without it. */
function storedToken(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keepToken(key: string, token: string): void {
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Not stored: the email has it.
  }
}

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
