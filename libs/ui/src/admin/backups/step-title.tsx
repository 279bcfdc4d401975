import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a step; it takes the focus, as the controls of the step before are gone. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
      {children}
    </h3>
  );
}
