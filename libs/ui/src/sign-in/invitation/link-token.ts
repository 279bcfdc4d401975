import { storageKeys } from '@polaris/contracts/browser-names';
import { useSyncExternalStore } from 'react';

/** No invitation has it. */
const MISSING = '-';

/** The token of the link: behind the `#`, or as this tab has kept it. Undefined on the server. */
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
