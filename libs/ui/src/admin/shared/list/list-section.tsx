import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';

interface ListSectionProps {
  id: string;
  title: string;
  ref?: Ref<HTMLElement>;
  link?: { to: string; label: string };
  /** Floats over the line of the heading. */
  offer?: ReactNode;
  children: ReactNode;
}

export function ListSection({ id, title, ref, link, offer, children }: ListSectionProps) {
  return (
    <section ref={ref} aria-labelledby={id} className="min-w-0 scroll-mt-24">
      {offer}
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <h2 id={id} className="text-base font-semibold text-ink">
          {title}
        </h2>
        {link && (
          <Link
            to={link.to}
            className="text-sm text-muted underline underline-offset-4 hover:text-ink"
          >
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
