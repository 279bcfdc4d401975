import clsx from 'clsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Skeleton } from '../../../primitives/skeleton.tsx';

interface SummaryCardProps {
  title: string;
  count: number | undefined;
  text: string;
  onClick: () => void;
  /** Highlights a count above zero. */
  attention?: boolean;
}

export function SummaryCard({ title, count, text, onClick, attention = false }: SummaryCardProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx(
        'flex cursor-pointer flex-col items-start gap-1 border border-line bg-raised p-4 text-left',
        'transition-colors duration-150 hover:border-line-strong motion-reduce:transition-none',
        focusRing,
      )}
    >
      <span className="text-sm font-semibold text-ink">{title}</span>
      {count === undefined ? (
        <Skeleton className="my-0.5 h-9 w-16" />
      ) : (
        <span
          className={clsx(
            'font-display text-4xl leading-10 tabular-nums',
            attention && count > 0 ? 'text-accent' : 'text-ink',
          )}
        >
          {count.toLocaleString('en-US')}
        </span>
      )}
      <span className="text-sm text-muted">{text}</span>
    </button>
  );
}
