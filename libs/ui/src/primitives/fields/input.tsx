import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlBox } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const field = useFieldControl();
  return (
    <input
      {...field}
      {...rest}
      type={type}
      className={clsx(controlBox, 'h-10 read-only:bg-sunken pointer-coarse:h-11', className)}
    />
  );
}
