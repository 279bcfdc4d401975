import type { Customer } from '@polaris/contracts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Menu } from '../../../../primitives/menu.tsx';
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
  /** Shown next to the value. */
  children?: ReactNode;
  /** What can be done with the value, such as a call; stays in the line of its start. */
  actions?: ReactNode;
}

/** A property of the customer: a click edits it in place, Enter saves and Escape leaves it. */
export const Fact = ({ customer, field, value, children, actions }: FactProps) => (
  <FactRow label={customerLabels[field]} actions={actions}>
    <EditableValue customer={customer} field={field} value={value} />
    {children}
  </FactRow>
);

type FactRowProps = Pick<FactProps, 'children' | 'actions'> & { label: string };

/** One line: the label, the value and its actions. */
export const FactRow = ({ label, children, actions }: FactRowProps) => (
  <div className="group/row relative grid min-w-0 grid-cols-[6rem_minmax(0,1fr)] gap-x-3 text-sm leading-8 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
    <dt className="truncate text-muted" title={label}>
      {label}
    </dt>
    <dd className="flex min-w-0 items-start gap-x-3 leading-6">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 py-0.5">{children}</div>
      {actions}
    </dd>
  </div>
);

interface FactActionsProps {
  /** The label of the fact. */
  of: string;
  children: ReactNode;
}

/** The actions of a fact: shown on hover and focus; in a menu on touch and narrow screens. */
export const FactActions = ({ of, children }: FactActionsProps) => (
  <>
    <span
      className={clsx(
        'absolute top-0 right-0 hidden bg-surface pl-2 sm:not-pointer-coarse:not-group-has-[dd>div>form]/row:flex',
        onHoverOrFocus,
      )}
    >
      {children}
    </span>
    <Menu
      label={`Actions for ${of}`}
      className="-my-0.5 group-has-[dd>div>form]/row:hidden sm:not-pointer-coarse:hidden"
    >
      {children}
    </Menu>
  </>
);

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

/** Always present for assistive technology. */
const onHoverOrFocus = clsx(
  'opacity-0 transition-opacity duration-100 motion-reduce:transition-none',
  'group-focus-within/row:opacity-100 group-hover/row:opacity-100',
);
