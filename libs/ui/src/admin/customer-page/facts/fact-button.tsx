import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { focusRing } from '../../../primitives/fields/control-style.ts';

interface FactButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** Offers to add a missing value. */
  value: ReactNode;
  onEdit: () => void;
}

/** A property of a record; a click edits it in place. */
export const FactButton = ({ ref, label, value, onEdit }: FactButtonProps) => (
  <button
    ref={ref}
    type="button"
    onClick={onEdit}
    className={clsx(
      '-mx-1.5 min-h-7 max-w-full cursor-pointer rounded-sm px-1.5 text-left wrap-anywhere hover:bg-sunken',
      focusRing,
    )}
  >
    {value ?? <span className="text-muted">Add</span>}
    <span className="sr-only">{value ? ` (edit ${label})` : ` ${label}`}</span>
  </button>
);
