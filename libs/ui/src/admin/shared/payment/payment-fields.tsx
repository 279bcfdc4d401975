import {
  DayClock,
  type PaymentFormValues,
  type PaymentInput,
  paymentMethodLabels,
} from '@polaris/contracts';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { clockZone } from '../../../primitives/clock.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { typedNumber } from '../form/number-or-zero.ts';
import { isoDay } from '../record/format.ts';

const NOON = 12 * 60;

interface PaymentFieldsProps {
  form: UseFormReturn<PaymentFormValues, unknown, PaymentInput>;
}

/** What is typed of money that has arrived, in a grid of two columns. */
export function PaymentFields({ form: { control, register, formState } }: PaymentFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Field label="Amount ($)" error={errors.amount?.message} required>
        <Input
          {...register('amount', { setValueAs: typedNumber })}
          type="number"
          min={0.01}
          step={0.01}
          inputMode="decimal"
        />
      </Field>
      <Field label="Method" error={errors.method?.message}>
        <Select {...register('method')}>
          {Object.entries(paymentMethodLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Date"
        aside="optional"
        hint="Today, if you leave it empty"
        error={errors.paidAt?.message}
      >
        <Controller
          control={control}
          name="paidAt"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <DayInput ref={ref} time={value} onTime={onChange} onBlur={onBlur} />
          )}
        />
      </Field>
      <Field
        label="Note"
        aside="optional"
        hint="Only you see it"
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('note')} rows={2} />
      </Field>
    </>
  );
}

interface DayInputProps {
  ref: (element: HTMLInputElement | null) => void;
  time: string | undefined;
  onTime: (time: string | undefined) => void;
  onBlur: () => void;
}

/** The day of a payment; its time stays as it was until another day is chosen. */
function DayInput({ ref, time, onTime, onBlur }: DayInputProps) {
  const [today] = useState(() => isoDay());
  const [day, setDay] = useState(() => (time ? isoDay(new Date(time)) : ''));
  return (
    <Input
      ref={ref}
      type="date"
      min="2000-01-01"
      max={today}
      value={day}
      onBlur={onBlur}
      onChange={({ target }) => {
        setDay(target.value);
        onTime(timeOf(target.value));
      }}
    />
  );
}

/** Noon of a day; undefined without a day, and for today, which means now. */
const timeOf = (day: string): string | undefined =>
  day === '' || day === isoDay()
    ? undefined
    : new DayClock(day, clockZone()).endOf(NOON).toISOString();
