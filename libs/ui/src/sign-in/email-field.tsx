import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../primitives/fields/field.tsx';
import { Input } from '../primitives/fields/input.tsx';

type EmailFieldProps = ComponentProps<'input'> & { error: string | undefined; hint?: ReactNode };

export function EmailField({ error, hint, ...input }: EmailFieldProps) {
  return (
    <Field label="Email" hint={hint} error={error} required>
      <Input {...input} type="email" autoComplete="username" inputMode="email" spellCheck={false} />
    </Field>
  );
}
