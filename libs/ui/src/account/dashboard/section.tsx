import { type ReactNode, useId } from 'react';

interface DashboardSectionProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard. */
export function DashboardSection({ title, aside, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line-strong pt-5">
      <div className="flex flex-wrap items-center gap-x-4 pb-3">
        <h2 id={id} className="font-display text-2xl leading-8">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
