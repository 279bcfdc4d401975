import type { Customer } from '@polaris/contracts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  type CustomerFieldName,
  customerFields,
  customerLabels,
} from '../../customers/customer-fields.tsx';
import { useCustomerForm } from '../../customers/use-customer-form.ts';
import { FactButton } from './fact-button.tsx';
import { InPlaceForm } from './in-place-form.tsx';
import { useEditedInPlace } from './use-edited-in-place.ts';

export interface FactProps {
  customer: Customer;
  field: CustomerFieldName;
  /** The shown value; if it is missing, a button offers to add it. */
  value: ReactNode;
  /** Shown next to the value, such as a button to call. */
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

/** The value of a property, without its label. */
export function EditableValue({ customer, field, value }: EditableValueProps) {
  const { editing, target, edit, close } = useEditedInPlace();
  if (editing) return <FactForm customer={customer} field={field} onClose={close} />;
  const label = customerLabels[field];
  return <FactButton ref={target} label={label} value={value} onEdit={edit} />;
}

interface FactFormProps extends Pick<FactProps, 'customer' | 'field'> {
  onClose: () => void;
}

/** The input that replaces the value of a property. */
export function FactForm({ customer, field, onClose }: FactFormProps) {
  const { form, saving } = useCustomerForm(customer, onClose);
  return (
    <InPlaceForm
      label={customerLabels[field]}
      saving={saving}
      error={form.formState.errors[field]?.message}
      onClose={onClose}
    >
      {customerFields[field].input(form.register(field), customer)}
    </InPlaceForm>
  );
}
