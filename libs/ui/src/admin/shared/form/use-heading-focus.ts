import { useEffect, useRef, useState } from 'react';

/** Moves the focus to an element once the one that had it, and its dialog, are removed. */
export function useLaterFocus<T extends HTMLElement>() {
  const target = useRef<T>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) target.current?.focus();
  }, [requests]);
  return { target, focusTarget: () => setRequests((times) => times + 1) };
}

export function useHeadingFocus() {
  const { target, focusTarget } = useLaterFocus<HTMLHeadingElement>();
  return { heading: target, focusHeading: focusTarget };
}
