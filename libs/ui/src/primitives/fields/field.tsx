import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { FieldMessages, describedBy } from './field-messages.tsx';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Shown at the end of the label's line, such as "optional". */
  aside?: ReactNode;
  /** A link in the same place. Tab reaches it after the control, as those who type go from field to field. */
  link?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A label, one control, a hint and an error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required,
  aside,
  link,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const control = {
    id,
    'aria-describedby': describedBy(id, hint, error),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required ? (true as const) : undefined,
  };
  return (
    <div className={clsx('relative flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
        </label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldMessages id={id} hint={hint} error={error} />
      {link && <span className="absolute top-0 right-0 text-sm text-muted">{link}</span>}
    </div>
  );
}
