import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { focusRing } from './control-style.ts';
import { FieldMessages, describedBy } from './field-messages.tsx';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

const track = clsx(
  'peer col-start-1 row-start-1 h-6 w-11 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken',
  'transition-colors duration-150 hover:border-ink motion-reduce:transition-none',
  'checked:border-accent checked:bg-accent checked:hover:border-accent-strong checked:hover:bg-accent-strong',
  'disabled:cursor-not-allowed disabled:opacity-50',
  focusRing,
);

const thumb = clsx(
  'pointer-events-none col-start-1 row-start-1 ml-1 size-4 self-center rounded-full bg-line-strong',
  'transition-transform duration-150 motion-reduce:transition-none',
  'peer-checked:translate-x-5 peer-checked:bg-on-accent forced-colors:bg-[ButtonText]',
);

/** A native checkbox with the role of a switch. */
export function Switch({ label, hint, error, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={clsx('flex min-h-6 items-start gap-3 pointer-coarse:min-h-11', className)}>
      <span className="grid shrink-0">
        <input
          {...rest}
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          className={track}
        />
        <span aria-hidden="true" className={thumb} />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={id} className="cursor-pointer text-sm leading-6 font-semibold text-ink">
          {label}
        </label>
        <FieldMessages id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
