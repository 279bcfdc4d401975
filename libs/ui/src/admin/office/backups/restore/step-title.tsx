import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a step, focused if the step has no field, as the previous controls are removed. */
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
