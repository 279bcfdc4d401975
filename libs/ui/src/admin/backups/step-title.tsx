import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a step; it takes the focus where the step has no field, as the controls before are gone. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input')) title.current?.focus();
  }, []);
  return (
    <h3 ref={title} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
      {children}
    </h3>
  );
}
