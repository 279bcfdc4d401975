import type { ComponentProps } from 'react';
import { Field } from '../primitives/field.tsx';
import { Input } from '../primitives/input.tsx';

type EmailFieldProps = ComponentProps<'input'> & { error: string | undefined };

export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} required>
      <Input {...input} type="email" autoComplete="username" inputMode="email" spellCheck={false} />
    </Field>
  );
}
