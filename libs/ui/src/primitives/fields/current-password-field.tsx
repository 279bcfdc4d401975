import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

interface CurrentPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordInput>,
  'autoComplete'
> {
  error?: string | undefined;
}

/** Asks the signed-in user for their password again. */
export const CurrentPasswordField = ({ error, ...input }: CurrentPasswordFieldProps) => (
  <Field label="Current password" error={error} required>
    <PasswordInput {...input} autoComplete="current-password" />
  </Field>
);
