import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Tooltip } from '../../../primitives/tooltips/tooltip.tsx';
import { useReadOnlyMode } from '../../../primitives/read-only-mode.ts';
import { useEditedInPlace } from './facts/use-edited-in-place.ts';

interface EditableTitleProps {
  title: string;
  /** The form that edits it. */
  form: (close: () => void) => ReactNode;
}

/** The title of a record, edited in place by a click. The heading contains only the title. */
export function EditableTitle({ title, form }: EditableTitleProps) {
  const { editing, target, edit, close } = useEditedInPlace();
  const { isReadOnly, attributes } = useReadOnlyMode();
  if (editing)
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        {form(close)}
      </>
    );
  return (
    <div className="group relative flex min-w-0 items-center gap-2">
      <h1 className="min-w-0 font-display text-3xl leading-9 tracking-tight wrap-anywhere">
        {title}
      </h1>
      <Tooltip name={attributes ? attributes['aria-description'] : 'Edit Name'}>
        <button
          ref={target}
          type="button"
          onClick={isReadOnly ? undefined : edit}
          {...attributes}
          className={`shrink-0 cursor-pointer rounded-sm p-1.5 text-muted group-hover:text-ink after:absolute after:-inset-x-1.5 after:inset-y-0 after:rounded-sm hover:after:bg-ink/5 aria-disabled:cursor-default ${focusRing}`}
        >
          <PenLine aria-hidden="true" className="size-4" />
          <span className="sr-only">Edit Name</span>
        </button>
      </Tooltip>
    </div>
  );
}
