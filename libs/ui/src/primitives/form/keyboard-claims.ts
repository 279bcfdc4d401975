import { useLayoutEffect } from 'react';

/** Dialogs, forms and panels that are open or opening. */
const claims = new Set<object>();

/** Turns single-key shortcuts off until the returned function is called. */
export function claimKeyboard(): () => void {
  const claim = {};
  claims.add(claim);
  return () => void claims.delete(claim);
}

/** Whether keys belong to something open or opening. */
export const isKeyboardClaimed = (): boolean => claims.size > 0;

/** Claims the keyboard while mounted, or while a condition is true. */
export function useKeyboardClaim(isClaimed = true): void {
  useLayoutEffect(() => (isClaimed ? claimKeyboard() : undefined), [isClaimed]);
}
