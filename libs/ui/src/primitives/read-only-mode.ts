import { withData } from '@polaris/contracts/browser-names';
import { createContext, use } from 'react';
import { toast } from './toast/toast-store.ts';

/** Why nothing can be changed now, as a sentence; null if changes are possible. */
export const ReadOnlyModeContext = createContext<string | null>(null);

/**
 * Whether controls that change data are disabled, and the attributes that explain why. The control keeps its focus;
 * `guard` wraps a handler to explain instead of running.
 */
export function useReadOnlyMode() {
  const reason = use(ReadOnlyModeContext);
  const attributes = reason !== null && {
    'aria-disabled': true,
    'aria-description': reason,
    ...withData('tooltip', reason),
  };
  const explain = () => {
    if (reason !== null) toast({ title: 'Nothing was changed', description: reason });
  };
  const guard =
    <Event extends unknown[]>(run: (...event: Event) => void) =>
    (...event: Event): void =>
      reason === null ? run(...event) : explain();
  return { isReadOnly: reason !== null, attributes, explain, guard };
}
