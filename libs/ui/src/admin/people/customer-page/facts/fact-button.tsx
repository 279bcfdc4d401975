import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { useReadOnlyMode } from '../../../../primitives/read-only-mode.ts';

interface FactButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** Offers to add a missing value. */
  value: ReactNode;
  onEdit: () => void;
}

/** A property of a record; a click edits it in place. */
export function FactButton({ ref, label, value, onEdit }: FactButtonProps) {
  const { isReadOnly, attributes } = useReadOnlyMode();
  return (
    <button
      ref={ref}
      type="button"
      onClick={isReadOnly ? undefined : onEdit}
      {...attributes}
      className={clsx(
        '-mx-1.5 max-w-full cursor-pointer rounded-sm px-1.5 py-0.5 text-left wrap-anywhere hover:bg-sunken aria-disabled:cursor-default',
        focusRing,
      )}
    >
      {value ?? <span className="text-muted">Add</span>}
      <span className="sr-only">{value ? ` (edit ${label})` : ` ${label}`}</span>
    </button>
  );
}
