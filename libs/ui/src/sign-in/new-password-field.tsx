import { PASSWORD_MIN } from '@polaris/contracts';
import type { ComponentProps } from 'react';
import { Field } from '../primitives/fields/field.tsx';
import { PasswordInput } from '../primitives/fields/password-input.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<'input'>, 'minLength'> {
  label?: string;
  /** Text after the length hint. */
  advice?: string;
  minLength?: number;
  error: string | undefined;
}

/** The field for a new password. */
export function NewPasswordField({
  label = 'Password',
  advice = 'A short sentence is easy to remember.',
  minLength = PASSWORD_MIN,
  error,
  ...input
}: NewPasswordFieldProps) {
  const hint = `At least ${minLength} characters. ${advice}`.trim();
  return (
    <Field label={label} hint={hint} error={error} required>
      <PasswordInput {...input} autoComplete="new-password" />
    </Field>
  );
}
