import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';

const QUESTION = 'Your changes are not saved. Leave without saving?';

/** The forms with unsaved changes, for one guard: the router supports a single blocker. */
const unsaved = new Set<string>();

/** Asks the user if there are unsaved changes; true if the page may be left. */
export const mayLeave = (dirty = unsaved.size > 0): boolean => !dirty || confirm(QUESTION);

/** Registers whether a form has unsaved changes. */
export function useUnsaved(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [dirty, id]);
}

/** Asks before a screen with unsaved changes is left. */
export function useLeaveGuard(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayLeave()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
