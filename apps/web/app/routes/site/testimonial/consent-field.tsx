import { Checkbox } from '@polaris/ui/primitives/fields/checkbox';
import { FieldMessages, describedBy } from '@polaris/ui/primitives/fields/field-messages';
import { clsx } from 'clsx';
import { useId } from 'react';
import { testimonials as words } from '../../../../content/testimonials.ts';

interface ConsentFieldProps {
  defaultChecked: boolean;
  error: string | undefined;
  className?: string;
}

/** A required checkbox. */
export function ConsentField({ defaultChecked, error, className }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label className="flex min-h-11 cursor-pointer gap-3 text-sm leading-6">
        <Checkbox
          name="consent"
          value="yes"
          defaultChecked={defaultChecked}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
          className="mt-0.5"
        />
        <span className="max-w-prose">{words.form.consent}</span>
      </label>
      <FieldMessages id={id} error={error} />
    </div>
  );
}
