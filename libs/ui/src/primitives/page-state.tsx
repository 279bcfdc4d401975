import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { Star } from './star.tsx';

interface StateProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Replaces the vertical padding. */
  className?: string;
  /** The heading level of the title. */
  level?: 1 | 2 | 3;
}

function StateBlock({
  title,
  text,
  action,
  className,
  level = 2,
  icon,
}: StateProps & { icon?: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('flex flex-col items-start gap-3', className ?? 'py-12')}>
      {icon}
      <Heading className="font-display text-2xl leading-8 text-balance text-ink">{title}</Heading>
      {text && <p className="max-w-prose text-base text-pretty text-muted">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}

/** An empty state with a hint. */
export function EmptyState(props: StateProps) {
  return <StateBlock {...props} icon={<Star className="size-5 text-accent" />} />;
}

/** An error with a way to continue. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <StateBlock {...props} icon={<Star className="size-5 text-danger" />} />
    </div>
  );
}

export function LoadingState({ text, className }: { text: string; className?: string }) {
  return (
    <p role="status" className={clsx('flex items-center gap-3 py-12 text-muted', className)}>
      <Spinner />
      {text}
    </p>
  );
}
