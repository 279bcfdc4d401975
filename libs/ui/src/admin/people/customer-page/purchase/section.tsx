import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** For links to it. */
  id?: string;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the page of a purchase. */
export function Section({ id: anchor, title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      className="min-w-0 scroll-mt-6 text-sm leading-6 focus:outline-none"
    >
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
