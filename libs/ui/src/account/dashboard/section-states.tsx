import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';

interface RowSkeletonsProps {
  /** The loading text for screen readers. */
  text: string;
  rows: number;
}

export function RowSkeletons({ text, rows }: RowSkeletonsProps) {
  return (
    <div role="status" className="flex flex-col">
      <span className="sr-only">{text}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} data-skeleton className="flex flex-col gap-2 border-t border-line py-5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}

interface SectionFailureProps {
  text: string;
  onRetry: () => void;
}

export function SectionFailure({ text, onRetry }: SectionFailureProps) {
  return (
    <div className="flex flex-col items-start gap-4 border-l-2 border-danger py-1 pl-4">
      <p role="alert" className="text-sm leading-6 text-danger">
        {text}
      </p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export const SectionEmpty = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-start gap-4 border-t border-line py-5 text-muted">
    {children}
  </div>
);
