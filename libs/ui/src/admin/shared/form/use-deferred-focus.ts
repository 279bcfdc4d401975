import { useEffect, useRef, useState } from 'react';

/** Moves the focus to an element once the one that had it, and its dialog, are removed. */
export function useDeferredFocus<T extends HTMLElement>() {
  const target = useRef<T>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) target.current?.focus();
  }, [requests]);
  return { target, focusTarget: () => setRequests((times) => times + 1) };
}
