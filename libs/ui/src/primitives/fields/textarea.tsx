import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlBox } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      {...rest}
      rows={rows}
      className={clsx(controlBox, 'resize-y py-2 leading-6 read-only:bg-sunken', className)}
    />
  );
}
