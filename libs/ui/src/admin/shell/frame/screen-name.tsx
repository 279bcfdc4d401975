import type { Waiting } from '../navigation.ts';
import { WaitingCount } from './waiting-count.tsx';

interface ScreenNameProps {
  label: string;
  waiting: Waiting | undefined;
  className?: string;
  countClassName: string;
}

/** A screen's name with its count, in words for screen readers. */
export function ScreenName({ label, waiting, className, countClassName }: ScreenNameProps) {
  if (!waiting) return <span className={className}>{label}</span>;
  return (
    <>
      <span aria-hidden="true" className={className}>
        {label}
      </span>
      <WaitingCount count={waiting.count} className={countClassName} />
      <span className="sr-only">{nameWith(label, waiting)}</span>
    </>
  );
}

/** "Submissions, 3 unread" */
export const nameWith = (label: string, waiting: Waiting | undefined): string =>
  waiting ? `${label}, ${waiting.count} ${waiting.of}` : label;
