import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, ComponentProps } from 'react';
import { controlBox } from './control-style.ts';
import { useReadOnlyMode } from '../read-only-mode.ts';
import { useFieldControl } from './field-context.ts';

type SelectProps = ComponentProps<'select'> & {
  /** Whether a choice is saved immediately. */
  mutates?: boolean;
};

/** The native select, which phones and screen readers support best. */
export function Select({ className, children, mutates = false, onChange, ...rest }: SelectProps) {
  const field = useFieldControl();
  const { attributes, guard } = useReadOnlyMode();
  const change = (event: ChangeEvent<HTMLSelectElement>) => onChange?.(event);
  return (
    <span className={clsx('relative block', className)}>
      <select
        {...field}
        {...rest}
        {...(mutates && attributes)}
        onChange={mutates ? guard(change) : onChange}
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
