import {
  type CustomerFormValues,
  customerStatusLabels,
  customerStatuses,
} from '@polaris/contracts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../primitives/field.tsx';
import { Input } from '../../primitives/input.tsx';
import { Select } from '../../primitives/select.tsx';
import { Textarea } from '../../primitives/textarea.tsx';

interface CustomerFieldsProps {
  register: UseFormRegister<CustomerFormValues>;
  errors: FieldErrors<CustomerFormValues>;
  autoFocus?: boolean;
}

/** The fields of a customer, for every form that edits one. */
export function CustomerFields({ register, errors, autoFocus = false }: CustomerFieldsProps) {
  return (
    <>
      <Field label="Name" error={errors.name?.message} required>
        <Input {...register('name')} autoComplete="off" autoFocus={autoFocus} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input {...register('phone')} type="tel" autoComplete="off" />
      </Field>
      <Field label="Company" error={errors.company?.message}>
        <Input {...register('company')} autoComplete="off" />
      </Field>
      <Field label="Status" error={errors.status?.message}>
        <Select {...register('status')}>
          {customerStatuses.map((status) => (
            <option key={status} value={status}>
              {customerStatusLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Total Value ($)" error={errors.totalValue?.message}>
        <Input {...register('totalValue')} type="number" min={0} step={0.01} inputMode="decimal" />
      </Field>
      <Field label="Notes" error={errors.notes?.message} className="sm:col-span-2">
        <Textarea {...register('notes')} rows={3} />
      </Field>
    </>
  );
}
