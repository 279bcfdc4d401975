import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { NotSaved } from './not-saved.tsx';
import { leaveOrAsk } from './unsaved.ts';
import type { SavingState } from './use-saving.ts';
import { actingKey } from '../../../primitives/acting-key.ts';

interface EditFormProps {
  label: string;
  saving: SavingState;
  onClose: () => void;
  className?: string;
  /** The fields. */
  children: ReactNode;
}

/** The form that replaces an entry of a list while it is edited. */
export function EditForm({ label, saving, onClose, className, children }: EditFormProps) {
  const { save, isDirty, isSubmitting } = saving;
  const closeByEscape = (event: KeyboardEvent) => {
    if (actingKey(event) !== 'Escape') return;
    // Otherwise the same key would also close the question.
    event.preventDefault();
    leaveOrAsk(onClose, isDirty);
  };
  return (
    <Form
      aria-label={label}
      onSubmit={(event) => void save(event)}
      onKeyDown={closeByEscape}
      className={clsx('grid gap-4 sm:grid-cols-2', className)}
    >
      <NotSaved saving={saving} />
      {children}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={isSubmitting}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
