import { withData } from '@polaris/contracts/browser-names';
import { createContext, use } from 'react';

/** Why nothing can be changed now, in a sentence; null where changes are possible. */
export const WritesOffContext = createContext<string | null>(null);

/**
 * Whether buttons that write are off, and the attributes that say so: a tooltip, which the keyboard shows
 * too, and a description for screen readers. The button stays focusable.
 */
export function useWritesOff() {
  const reason = use(WritesOffContext);
  const attributes = reason !== null && {
    'aria-disabled': true,
    'aria-description': reason,
    ...withData('tooltip', reason),
  };
  return { isOff: reason !== null, attributes };
}
