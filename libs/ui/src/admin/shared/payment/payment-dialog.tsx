import { DayClock, paymentMethodLabels } from '@polaris/contracts';
import { useState } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { clockZone } from '../../../primitives/clock.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { NotSaved } from '../form/not-saved.tsx';
import { typedNumber } from '../form/number-or-zero.ts';
import { leaveOrAsk } from '../form/unsaved.ts';
import { isoDay } from '../record/format.ts';
import { type Payable, usePaymentForm } from './use-payment-form.ts';

const NOON = 12 * 60;

interface PaymentDialogProps {
  payable: Payable;
  /** What the payment is for, such as the name of a service. */
  name: string;
  /** A hint about the effects of the payment. */
  hint: string;
  onClose: () => void;
}

/** Records money that has arrived. Open while it is mounted. */
export function PaymentDialog({ payable, name, hint, onClose }: PaymentDialogProps) {
  const { form, saving } = usePaymentForm(payable, onClose);
  const [today] = useState(() => isoDay());
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onClose={() => leaveOrAsk(onClose, saving.isDirty)}
      title="Record a Payment"
      description={`Money that has arrived for ${name}. ${hint}`}
    >
      <Form
        aria-label="Record a Payment"
        onSubmit={(event) => void saving.save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <NotSaved saving={saving} />
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
          <Input
            {...register('paidAt', { setValueAs: timeOfDay })}
            type="date"
            min="2000-01-01"
            max={today}
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
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" pending={saving.isSubmitting}>
            Record
          </Button>
          <Button variant="secondary" onClick={() => leaveOrAsk(onClose, saving.isDirty)}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/**
 * The time of a payment on this day; undefined without a day, and for today, which means now.
 */
function timeOfDay(day: unknown): string | undefined {
  if (typeof day !== 'string' || day === '') return undefined;
  // An invalid day is reported by the contract.
  if (Number.isNaN(Date.parse(day))) return day;
  return day === isoDay() ? undefined : new DayClock(day, clockZone()).endOf(NOON).toISOString();
}
