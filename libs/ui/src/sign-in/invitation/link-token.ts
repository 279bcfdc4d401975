import { storageKeys } from '@polaris/contracts/browser-names';
import { useSyncExternalStore } from 'react';

/** A token that no invitation has. */
const MISSING = '-';

/** The token of the link: from after the `#`, or as stored in this tab. Undefined on the server. */
export const useLinkToken = (): string | undefined =>
  useSyncExternalStore<string | undefined>(onHashChange, readToken, () => undefined);

export const keepLinkToken = (token: string): void =>
  sessionStorage.setItem(storageKeys.invitation, token);

export const forgetLinkToken = (): void => sessionStorage.removeItem(storageKeys.invitation);

const readToken = (): string =>
  location.hash.slice(1) || sessionStorage.getItem(storageKeys.invitation) || MISSING;

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
