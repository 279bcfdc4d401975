import { type ServiceFormValues, type ServiceInput, serviceFieldLabels } from '@polaris/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { numberOrZero, typedNumber } from '../../shared/form/number-or-zero.ts';

/** The meetings that a service comes with. */
export function SessionFields({
  form: { register, formState },
}: {
  form: UseFormReturn<ServiceFormValues, unknown, ServiceInput>;
}) {
  const { errors } = formState;
  return (
    <fieldset className="min-w-0 border-t border-line pt-5 sm:col-span-2">
      {/* Floats, to keep the line above it. */}
      <legend className="float-left w-full text-base font-semibold">Sessions</legend>
      <div className="clear-both grid gap-5 pt-1 sm:grid-cols-3">
        <p className="text-sm leading-6 text-muted sm:col-span-3">
          Clients book them on their dashboard. Existing purchases do not change.
        </p>
        <Field
          label={serviceFieldLabels.includedSessions}
          hint="0 for none"
          error={errors.includedSessions?.message}
        >
          <Input
            {...register('includedSessions', { setValueAs: numberOrZero })}
            type="number"
            min="0"
            max="100"
          />
        </Field>
        <Field label={serviceFieldLabels.sessionMinutes} error={errors.sessionMinutes?.message}>
          <Input
            {...register('sessionMinutes', { setValueAs: typedNumber })}
            type="number"
            min="15"
            max="480"
          />
        </Field>
        <Field
          label={serviceFieldLabels.bookWithinDays}
          hint="Empty: no end"
          error={errors.bookWithinDays?.message}
        >
          <Input
            {...register('bookWithinDays', {
              setValueAs: (value: unknown) =>
                value === '' || value === null || value === undefined ? null : Number(value),
            })}
            type="number"
            min="1"
            max="730"
          />
        </Field>
      </div>
    </fieldset>
  );
}
