import {
  type PurchaseUpdate,
  type PurchaseUpdateValues,
  purchaseFieldLabels,
} from '@polaris/contracts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { numberOrZero, typedNumber } from '../../shared/form/number-or-zero.ts';

const { includedSessions, sessionMinutes, bookBy } = purchaseFieldLabels;
export const includedSessionsLabels = { includedSessions, sessionMinutes, bookBy };

/** The meetings included in a purchase: as sold, or as changed by the owner. */
export function IncludedSessionsFields({
  form: { control, register, formState },
}: {
  form: UseFormReturn<PurchaseUpdateValues, unknown, PurchaseUpdate>;
}) {
  const { errors } = formState;
  const count = useWatch({ control, name: 'includedSessions' }) ?? 0;
  return (
    <>
      <Field
        label={includedSessions}
        hint="0 for none. The client books them."
        error={errors.includedSessions?.message}
      >
        <Input
          {...register('includedSessions', { setValueAs: numberOrZero })}
          type="number"
          min={0}
          max={100}
        />
      </Field>
      {count > 0 && (
        <>
          <Field
            label={sessionMinutes}
            hint="Booked sessions stay as long as they are."
            error={errors.sessionMinutes?.message}
          >
            <Input
              {...register('sessionMinutes', { setValueAs: typedNumber })}
              type="number"
              min={15}
              max={480}
            />
          </Field>
          <Field
            label={bookBy}
            hint="The last day for a session. Empty: no end."
            error={errors.bookBy?.message}
          >
            <Input {...register('bookBy')} type="date" />
          </Field>
        </>
      )}
    </>
  );
}
