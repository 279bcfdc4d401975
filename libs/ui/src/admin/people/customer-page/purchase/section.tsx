import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the page of a purchase. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 text-sm leading-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {action && <div className="flex flex-wrap items-center gap-3">{action}</div>}
      </div>
      {children}
    </section>
  );
}
