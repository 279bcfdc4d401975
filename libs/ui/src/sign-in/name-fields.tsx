import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../primitives/fields/field.tsx';
import { Input } from '../primitives/fields/input.tsx';

interface NameFieldsProps {
  first: UseFormRegisterReturn;
  last: UseFormRegisterReturn;
  errors: FieldErrors<{ firstName: string; lastName: string }>;
}

/** The names of a new account. */
export function NameFields({ first, last, errors }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="First name" aside="optional" error={errors.firstName?.message}>
        <Input {...first} autoComplete="given-name" />
      </Field>
      <Field label="Last name" aside="optional" error={errors.lastName?.message}>
        <Input {...last} autoComplete="family-name" />
      </Field>
    </div>
  );
}
