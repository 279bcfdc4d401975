import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { focusRing } from './control-style.ts';
import { FieldMessages, describedBy } from './field-messages.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
}

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  legend: ReactNode;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: string | undefined;
};

/** The look of a radio button. */
export const radioDot = clsx(
  'size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-raised',
  'transition-[border,background-color] duration-150 hover:border-ink motion-reduce:transition-none',
  'checked:border-[6px] checked:border-accent checked:bg-on-accent disabled:cursor-not-allowed disabled:opacity-50',
  'forced-colors:appearance-auto',
  focusRing,
);

/** Native radio buttons under one legend, so that arrow keys and form posts work. */
export function RadioGroup({
  legend,
  options,
  hint,
  error,
  className,
  value: chosen,
  defaultValue,
  ...radio
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={clsx('flex min-w-0 flex-col gap-1.5', className)}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold text-ink">{legend}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-8 cursor-pointer items-center gap-2 text-sm text-ink pointer-coarse:min-h-11"
          >
            <input
              {...radio}
              type="radio"
              value={value}
              checked={chosen === undefined ? undefined : chosen === value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === value}
              className={radioDot}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
