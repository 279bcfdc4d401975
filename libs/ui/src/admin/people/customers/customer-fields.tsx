import {
  type Customer,
  type CustomerFormValues,
  customerFieldLabels,
  customerStatusLabels,
  customerStatuses,
} from '@polaris/contracts';
import { Fragment, type ReactNode } from 'react';
import type { FieldErrors, UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { timeZones } from '../../shared/form/time-zones.ts';

type Values = Required<CustomerFormValues>;
export type CustomerFieldName = keyof Values;

/** A field of plain text; in a form, a missing value is empty text. */
type TextName = {
  [Name in CustomerFieldName]: string extends Customer[Name] ? Name : never;
}[CustomerFieldName];

interface CustomerField {
  /** Replaces the label of the contract. */
  label?: string;
  formLabel?: string;
  input: (field: UseFormRegisterReturn, customer: Customer | undefined) => ReactNode;
  required?: true;
  /** Edited only on the record, and in no form. */
  onRecordOnly?: true;
  className?: string;
}

const textInput =
  (type: 'text' | 'email' | 'tel' = 'text'): CustomerField['input'] =>
  (field) => <Input {...field} type={type} autoComplete="off" />;

const statusSelect: CustomerField['input'] = (field) => (
  <Select {...field}>
    {customerStatuses.map((status) => (
      <option key={status} value={status}>
        {customerStatusLabels[status]}
      </option>
    ))}
  </Select>
);

const amountInput: CustomerField['input'] = (field) => (
  <Input {...field} type="number" min={0} step={0.01} inputMode="decimal" />
);

const zoneSelect: CustomerField['input'] = (field, customer) => (
  <Select {...field}>
    <option value="">Not known</option>
    {timeZones(customer?.timeZone ?? 'UTC').map((zone) => (
      <option key={zone} value={zone}>
        {zone.replaceAll('_', ' ')}
      </option>
    ))}
  </Select>
);

/** Every field, in the order of the forms and of the record. */
export const customerFields: Readonly<Record<CustomerFieldName, CustomerField>> = {
  name: { input: textInput(), required: true },
  email: { input: textInput('email') },
  phone: { input: textInput('tel') },
  company: { input: textInput() },
  status: { input: statusSelect },
  totalValue: { label: 'Total Value', formLabel: 'Total Value ($)', input: amountInput },
  timeZone: { input: zoneSelect, onRecordOnly: true },
  notes: { input: (field) => <Textarea {...field} rows={3} />, className: 'sm:col-span-2' },
};
export const customerFieldNames = Object.keys(customerFields) as CustomerFieldName[];

export const customerLabels = Object.fromEntries(
  customerFieldNames.map((name) => [name, customerFields[name].label ?? customerFieldLabels[name]]),
) as Record<CustomerFieldName, string>;

const isText = (name: CustomerFieldName): name is TextName =>
  name !== 'status' && name !== 'totalValue';

const textValues = (valueOf: (name: TextName) => string) =>
  Object.fromEntries(
    customerFieldNames.filter(isText).map((name) => [name, valueOf(name)]),
  ) as Record<TextName, string>;

/** A customer as form values: empty text for what is missing, and always two decimals. */
export const customerValues = (customer: Customer): Values => ({
  ...textValues((name) => customer[name] ?? ''),
  status: customer.status,
  totalValue: customer.totalValue.toFixed(2),
});

export const newCustomerValues: Values = {
  ...textValues(() => ''),
  status: 'active',
  totalValue: '0.00',
};

interface CustomerFieldsProps {
  register: UseFormRegister<CustomerFormValues>;
  errors: FieldErrors<CustomerFormValues>;
  /** A note about existing customers with this email or phone, shown below those fields. */
  known?: ReactNode;
  /** The customer's balance from recorded payments, next to the typed value. */
  valueHint?: string | undefined;
}

/** The fields of a customer, for every form that edits one. */
export function CustomerFields({ register, errors, known, valueHint }: CustomerFieldsProps) {
  return customerFieldNames
    .filter((name) => !customerFields[name].onRecordOnly)
    .map((name) => {
      const { input, formLabel = customerLabels[name], required, className } = customerFields[name];
      return (
        <Fragment key={name}>
          {name === 'status' && known}
          <Field
            label={formLabel}
            hint={name === 'totalValue' ? valueHint : undefined}
            error={errors[name]?.message}
            required={required}
            className={className}
          >
            {input(register(name), undefined)}
          </Field>
        </Fragment>
      );
    });
}
