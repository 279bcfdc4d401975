import { useLayoutEffect } from 'react';

/** Open dialogs, forms and panels, and those that are about to open. */
const claims = new Set<object>();

/** Turns single-key shortcuts off until the returned function is called. */
export function claimKeyboard(): () => void {
  const claim = {};
  claims.add(claim);
  return () => void claims.delete(claim);
}

/** Whether what is typed now is meant for something that is open or about to open. */
export const isKeyboardClaimed = (): boolean => claims.size > 0;

/** Claims the keyboard while a component is shown, or while a condition of it holds. */
export function useKeyboardClaim(isClaimed = true): void {
  useLayoutEffect(() => (isClaimed ? claimKeyboard() : undefined), [isClaimed]);
}
