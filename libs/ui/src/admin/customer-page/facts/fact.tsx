import type { Customer } from '@polaris/contracts';
import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import {
  type CustomerFieldName,
  customerFields,
  customerLabels,
} from '../../customers/customer-fields.tsx';
import { useCustomerForm } from '../../customers/use-customer-form.ts';
import { FactButton } from './fact-button.tsx';
import { useEditedInPlace } from './use-edited-in-place.ts';

export interface FactProps {
  customer: Customer;
  field: CustomerFieldName;
  /** What is shown; what is missing is offered to be added. */
  value: ReactNode;
  /** What belongs to it, such as the button that calls. */
  children?: ReactNode;
  className?: string;
}

/** A property of the customer: a click edits it in place, Enter saves and Escape leaves it. */
export function Fact({ customer, field, value, children, className }: FactProps) {
  const label = customerLabels[field];
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-xs leading-5 text-muted">{label}</dt>
      <dd className="text-sm leading-6">
        <EditableValue customer={customer} field={field} value={value} />
        {children}
      </dd>
    </div>
  );
}

type EditableValueProps = Pick<FactProps, 'customer' | 'field' | 'value'>;

/** The value of a property alone, without its label. */
export function EditableValue({ customer, field, value }: EditableValueProps) {
  const { editing, target, edit, close } = useEditedInPlace();
  if (editing) return <FactForm customer={customer} field={field} onClose={close} />;
  const label = customerLabels[field];
  return <FactButton ref={target} label={label} value={value} onEdit={edit} />;
}

interface FactFormProps extends Pick<FactProps, 'customer' | 'field'> {
  onClose: () => void;
}

/** The input of a property in its place: Enter saves and Escape leaves it. */
export function FactForm({ customer, field, onClose }: FactFormProps) {
  const { form, saving } = useCustomerForm(customer, onClose);
  const label = customerLabels[field];
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    // A select does not submit on Enter.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  };
  return (
    <Form
      aria-label={`Edit ${label}`}
      onSubmit={(event) => void saving.save(event)}
      onKeyDown={keys}
      className="grid max-w-72 gap-2"
    >
      <NotSaved saving={saving} />
      <Field
        label={<span className="sr-only">{label}</span>}
        error={form.formState.errors[field]?.message}
      >
        {customerFields[field].input(form.register(field), customer)}
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
