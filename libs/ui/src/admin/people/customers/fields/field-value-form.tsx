import { type CustomerField, type FieldValue, checkFieldValue } from '@polaris/contracts';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { errorMessage, hasStatus } from '../../../../api/client/api-error.ts';
import { useSetCustomerField } from '../../../../api/people/customers/customer-fields.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { toast } from '../../../../primitives/toast/toast.tsx';
import { useUnsaved } from '../../../shared/form/unsaved.ts';
import { FieldInput } from './field-input.tsx';
import { fieldText } from './field-text.ts';
import { actingKey } from '../../../../primitives/acting-key.ts';

interface FieldValueFormProps {
  customerId: number;
  field: CustomerField;
  onClose: () => void;
}

/** Edits one value: Enter saves, Escape leaves it. */
export function FieldValueForm({ customerId, field, onClose }: FieldValueFormProps) {
  const [typed, setTyped] = useState(() => String(field.value ?? ''));
  const { save, error, failure, isPending } = useValueSaving({ customerId, field, onClose });
  useUnsaved(typed !== String(field.value ?? '') && !isPending);
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (actingKey(event) === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    // Selects and text areas do not submit on Enter.
    if (
      actingKey(event) === 'Enter' &&
      !event.shiftKey &&
      !(event.target instanceof HTMLButtonElement)
    ) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(typed);
  };
  return (
    <Form
      aria-label={`Edit ${field.name}`}
      onSubmit={submit}
      onKeyDown={press}
      className="grid max-w-72 gap-2"
    >
      {failure && <Alert>{failure}</Alert>}
      <Field label={<span className="sr-only">{field.name}</span>} error={error}>
        <FieldInput field={field} value={typed} onChange={setTyped} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={isPending}>
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** Saves the value, unless another window has changed it: then shows the new value first. */
function useValueSaving({ customerId, field, onClose }: FieldValueFormProps) {
  const saving = useSetCustomerField(customerId);
  const [was, setWas] = useState(field.value);
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<unknown>(null);
  const isLate = hasStatus(failed, 409) && field.value !== was;
  const send = async (value: FieldValue | null) => {
    if (isLate) setWas(field.value);
    try {
      await saving.mutateAsync({ fieldId: field.id, value, was: isLate ? field.value : was });
      toast({ title: 'Success', description: 'Customer updated successfully' });
      onClose();
    } catch (reason) {
      setFailed(reason);
    }
  };
  const save = async (typed: string) => {
    const checked = checkFieldValue(field, typed);
    setError(checked.error);
    if (checked.error === undefined) await send(checked.value);
  };
  const newest = isLate ? ` It is ${fieldText(field, field.value) || 'empty'} now.` : '';
  const failure = failed === null ? undefined : errorMessage(failed) + newest;
  return { save, error, failure, isPending: saving.isPending };
}
