import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';

const QUESTION = 'Your changes are not saved. Leave without saving?';

/** The forms that hold something which is not saved. The router takes one guard alone for all. */
const unsaved = new Set<string>();

/** Asks, when something is not saved; true when there is nothing to lose. */
export const mayLeave = (dirty = unsaved.size > 0): boolean => !dirty || confirm(QUESTION);

/** Tells of a form whether it holds something that is not saved. */
export function useUnsaved(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [dirty, id]);
}

/** Asks before a page, or the back office, is left while a form in it is not saved. */
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
