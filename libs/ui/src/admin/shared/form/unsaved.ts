import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { useKeyboardClaim } from '../../../primitives/form/keyboard-claims.ts';
import { openLeaveQuestion } from './leave-question.tsx';

/** The forms with unsaved changes, for one guard: the router supports a single blocker. */
const unsaved = new Set<string>();

/** Leaves immediately if nothing is unsaved, else after confirmation. */
export function leaveOrAsk(leave: () => void, isDirty = unsaved.size > 0): void {
  if (isDirty) openLeaveQuestion({ leave });
  else leave();
}

/** Registers whether a form has unsaved changes. */
export function useUnsaved(dirty: boolean): void {
  const id = useId();
  useKeyboardClaim(dirty);
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
    return openLeaveQuestion({ leave: () => blocker.proceed(), stay: () => blocker.reset() });
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
