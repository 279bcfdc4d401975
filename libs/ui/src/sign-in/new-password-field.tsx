import { PASSWORD_MIN } from '@polaris/contracts';
import type { ComponentProps } from 'react';
import { Field } from '../primitives/field.tsx';
import { PasswordInput } from '../primitives/password-input.tsx';

interface NewPasswordFieldProps extends ComponentProps<'input'> {
  label?: string;
  /** What stands behind how long it has to be. */
  advice?: string;
  error: string | undefined;
}

/** A password that is being chosen. */
export function NewPasswordField({
  label = 'Password',
  advice = 'A short sentence is easy to remember.',
  error,
  ...input
}: NewPasswordFieldProps) {
  const hint = `At least ${PASSWORD_MIN} characters. ${advice}`.trim();
  return (
    <Field label={label} hint={hint} error={error} required>
      <PasswordInput {...input} autoComplete="new-password" />
    </Field>
  );
}
