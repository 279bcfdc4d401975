import { useEffect, useRef, useState } from 'react';

/** Where the keyboard goes on after the entry that it was on has gone, and its dialog with it. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  return { heading, focusHeading: () => setAsked((times) => times + 1) };
}
