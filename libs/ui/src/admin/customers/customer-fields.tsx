import {
  type Customer,
  type CustomerFormValues,
  customerFieldLabels,
  customerStatusLabels,
  customerStatuses,
} from '@polaris/contracts';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../primitives/field.tsx';
import { Input } from '../../primitives/input.tsx';
import { Select } from '../../primitives/select.tsx';
import { Textarea } from '../../primitives/textarea.tsx';

type Values = Required<CustomerFormValues>;

export const customerLabels: Record<keyof Values, string> = {
  name: customerFieldLabels.name,
  email: customerFieldLabels.email,
  phone: customerFieldLabels.phone,
  company: customerFieldLabels.company,
  status: customerFieldLabels.status,
  totalValue: 'Total Value',
  notes: customerFieldLabels.notes,
  timeZone: customerFieldLabels.timeZone,
};

/** A customer as form values: empty text for what is missing, and always two decimals. */
export const customerValues = (customer: Customer): Values => ({
  name: customer.name,
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  company: customer.company ?? '',
  status: customer.status,
  totalValue: customer.totalValue.toFixed(2),
  notes: customer.notes ?? '',
  timeZone: customer.timeZone ?? '',
});

export const newCustomerValues: Values = {
  name: '',
  email: '',
  phone: '',
  company: '',
  status: 'active',
  totalValue: '0.00',
  notes: '',
  timeZone: '',
};

interface CustomerFieldsProps {
  register: UseFormRegister<CustomerFormValues>;
  errors: FieldErrors<CustomerFormValues>;
  /** What is known of the email and the phone, said beside them. */
  known?: ReactNode;
  /** What the books say of the value, said beside what is typed. */
  valueHint?: string | undefined;
}

/** The fields of a customer, for every form that edits one. */
export function CustomerFields({ register, errors, known, valueHint }: CustomerFieldsProps) {
  return (
    <>
      <Field label={customerLabels.name} error={errors.name?.message} required>
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <Field label={customerLabels.email} error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
      <Field label={customerLabels.phone} error={errors.phone?.message}>
        <Input {...register('phone')} type="tel" autoComplete="off" />
      </Field>
      <Field label={customerLabels.company} error={errors.company?.message}>
        <Input {...register('company')} autoComplete="off" />
      </Field>
      {known}
      <Field label={customerLabels.status} error={errors.status?.message}>
        <Select {...register('status')}>
          {customerStatuses.map((status) => (
            <option key={status} value={status}>
              {customerStatusLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={`${customerLabels.totalValue} ($)`}
        hint={valueHint}
        error={errors.totalValue?.message}
      >
        <Input {...register('totalValue')} type="number" min={0} step={0.01} inputMode="decimal" />
      </Field>
      <Field label={customerLabels.notes} error={errors.notes?.message} className="sm:col-span-2">
        <Textarea {...register('notes')} rows={3} />
      </Field>
    </>
  );
}
