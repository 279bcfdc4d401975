import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Runs one call at a time: while it is pending, another start does nothing. It stays pending after a call
 * that returns true, as the page is being left then.
 */
export function useOneAtATime() {
  const [pending, setPending] = useState(false);
  const isRunning = useRef(false);
  const show = (busy: boolean) => {
    isRunning.current = busy;
    setPending(busy);
  };
  useRestored(() => show(false));
  const start = (work: () => Promise<boolean>, onFailure: (error: unknown) => void) => {
    if (isRunning.current) return;
    show(true);
    work().then(show, (error: unknown) => {
      show(false);
      onFailure(error);
    });
  };
  return { pending, start };
}

/** A page restored from the back/forward cache is still pending. */
function useRestored(restored: () => void): void {
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) restored();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShow(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}
