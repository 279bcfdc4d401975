import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlBox } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** The native select, which phones and screen readers support best. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const field = useFieldControl();
  return (
    <span className={clsx('relative block', className)}>
      <select
        {...field}
        {...rest}
        className={clsx(controlBox, 'h-10 cursor-pointer appearance-none pr-9 pointer-coarse:h-11')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
