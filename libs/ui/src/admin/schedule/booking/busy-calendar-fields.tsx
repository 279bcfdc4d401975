import { busyCalendarFieldLabels as labels } from '@polaris/contracts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Switch } from '../../../primitives/fields/switch.tsx';

export interface BusyCalendarValues {
  label: string;
  url: string;
  allDayBlocks: boolean;
  keepOpen: boolean;
}

interface BusyCalendarFieldsProps {
  register: UseFormRegister<BusyCalendarValues>;
  errors: FieldErrors<BusyCalendarValues>;
  /** Whether the calendar is already saved. */
  isStored?: boolean;
}

export const BusyCalendarFields = (props: BusyCalendarFieldsProps) => {
  const { register, errors, isStored = false } = props;
  return (
    <>
      <Field label={labels.label} error={errors.label?.message}>
        <Input {...register('label')} autoComplete="off" autoFocus={isStored} />
      </Field>
      <Field
        label={isStored ? 'New address' : labels.url}
        hint={
          isStored
            ? 'Empty: the address stays.'
            : 'The private address of the calendar in iCal format. It is kept secret.'
        }
        error={errors.url?.message}
      >
        <Input {...register('url')} inputMode="url" placeholder="https://" autoComplete="off" />
      </Field>
      <Switch
        {...register('allDayBlocks')}
        label={labels.allDayBlocks}
        hint="Off: all-day events leave your hours free."
      />
      <Switch
        {...register('keepOpen')}
        label={labels.keepOpen}
        hint="Off: booking closes when the calendar cannot be read for 24 hours."
      />
    </>
  );
};
