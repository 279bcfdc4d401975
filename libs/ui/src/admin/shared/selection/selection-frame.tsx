import type { ReactNode } from 'react';
import { Button } from '../../../primitives/button.tsx';

interface SelectionFrameProps {
  label: string;
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** The bulk actions at the bottom of the window. */
export function SelectionFrame({ label, count, onClear, children }: SelectionFrameProps) {
  return (
    <div
      role="region"
      aria-label={label}
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-2 border border-line-strong bg-raised px-4 py-3 shadow-lg max-md:bottom-20"
    >
      <p aria-live="polite" className="text-sm font-semibold">
        {count} selected
      </p>
      <Button variant="ghost" size="sm" className="mr-auto" onClick={onClear}>
        Clear
      </Button>
      {children}
    </div>
  );
}
