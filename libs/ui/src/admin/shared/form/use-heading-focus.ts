import { useEffect, useRef, useState } from 'react';

/** Where the keyboard goes on after what it was on has gone, and its dialog with it. */
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
