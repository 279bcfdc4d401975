import { type ReactNode, useId } from 'react';

/** A section of the dashboard. */
export function DashboardSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line-strong pt-5">
      <h2 id={id} className="pb-4 font-display text-2xl leading-8">
        {title}
      </h2>
      {children}
    </section>
  );
}
