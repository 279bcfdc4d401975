import { useEffect, useRef, useState } from 'react';

/** Moves the focus to an element once the one that had it, and its dialog, are removed. */
export function useLaterFocus<T extends HTMLElement>() {
  const target = useRef<T>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) target.current?.focus();
  }, [asked]);
  return { target, focusTarget: () => setAsked((times) => times + 1) };
}

export function useHeadingFocus() {
  const { target, focusTarget } = useLaterFocus<HTMLHeadingElement>();
  return { heading: target, focusHeading: focusTarget };
}
