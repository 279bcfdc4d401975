import clsx from 'clsx';
import type { PortfolioPage } from '../../../../content/portfolio/items.ts';
import { drawings } from './thumbnail-drawings.ts';

/** A small drawing of the work, the same in both themes. */
export function Thumbnail({ page, className }: { page: PortfolioPage; className?: string }) {
  const { faint, lines, accent } = drawings[page];
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('rounded-sm border border-night-line bg-night', className)}
    >
      <path d={faint} className="stroke-night-line" strokeWidth="1.5" />
      <path d={lines} className="stroke-on-night" strokeWidth="1.5" />
      <path d={accent} className="stroke-night-accent" strokeWidth="2" />
    </svg>
  );
}
