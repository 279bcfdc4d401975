import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../../primitives/button.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { NotSaved } from '../../../shared/form/not-saved.tsx';
import type { SavingState } from '../../../shared/form/use-saving.ts';
import { actingKey } from '../../../../primitives/acting-key.ts';

interface InPlaceFormProps {
  /** The label of the property. */
  label: string;
  saving: SavingState;
  error: string | undefined;
  onClose: () => void;
  /** The input. */
  children: ReactNode;
}

/** The input that replaces a property: Enter saves and Escape leaves it. */
export function InPlaceForm({ label, saving, error, onClose, children }: InPlaceFormProps) {
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (actingKey(event) === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    // A select does not submit on Enter.
    if (actingKey(event) === 'Enter' && event.target instanceof HTMLSelectElement) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  };
  return (
    <Form
      aria-label={`Edit ${label}`}
      onSubmit={(event) => void saving.save(event)}
      onKeyDown={keys}
      className="flex max-w-72 flex-col gap-2"
    >
      <NotSaved saving={saving} />
      <Field label={<span className="sr-only">{label}</span>} error={error}>
        {children}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={saving.isSubmitting}>
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
