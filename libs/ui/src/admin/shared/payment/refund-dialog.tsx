import { type AdminPayment, dollars, paymentMethodLabels } from '@polaris/contracts';
import { useWatch } from 'react-hook-form';
import { useUpcomingAppointmentPages } from '../../../api/schedule/appointments.ts';
import { Button } from '../../../primitives/button.tsx';
import { Checkbox } from '../../../primitives/fields/checkbox.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { NotSaved } from '../form/not-saved.tsx';
import { typedNumber } from '../form/number-or-zero.ts';
import { leaveOrAsk } from '../form/unsaved.ts';
import { useRefundForm } from './use-refund-form.ts';

interface RefundDialogProps {
  payment: AdminPayment;
  /** Dollars that can still be refunded. */
  left: number;
  /** What the payment is for. */
  name: string;
  purchaseId: number | null;
  onClose: () => void;
}

/** Open while it is mounted. Its button names the amount, which is the confirmation. */
export function RefundDialog({ payment, left, name, purchaseId, onClose }: RefundDialogProps) {
  const { form, saving } = useRefundForm(payment, left, onClose);
  const { register, control } = form;
  const { errors } = form.formState;
  const amount = useWatch({ control, name: 'amount' });
  return (
    <Dialog
      open
      onClose={() => leaveOrAsk(onClose, saving.isDirty)}
      title="Refund a Payment"
      description={explanation(payment, name)}
      className="max-w-lg"
    >
      <Form
        aria-label="Refund a Payment"
        onSubmit={(event) => void saving.save(event)}
        className="grid gap-4"
      >
        <NotSaved saving={saving} />
        <Field
          label="Amount ($)"
          hint={`Up to ${dollars(left)}`}
          error={errors.amount?.message}
          required
        >
          <Input
            {...register('amount', { setValueAs: typedNumber })}
            type="number"
            min={0.01}
            max={left}
            step={0.01}
            inputMode="decimal"
          />
        </Field>
        <Field
          label="Reason"
          aside="optional"
          hint="The client reads it in the email about the refund"
          error={errors.reason?.message}
        >
          <Textarea {...register('reason')} rows={2} />
        </Field>
        <label className="flex cursor-pointer items-start gap-3 text-sm leading-6">
          <Checkbox {...register('stillOwed')} className="mt-0.5" />
          <span>
            Still owed
            <span className="block text-muted">
              The client has to pay this amount again. Unless you check this, the refund settles it.
            </span>
          </span>
        </label>
        {purchaseId !== null && amount >= left && (
          <BookedSessions purchaseId={purchaseId} register={register} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => leaveOrAsk(onClose, saving.isDirty)}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" pending={saving.isSubmitting}>
            {amount > 0 ? `Refund ${dollars(amount)}` : 'Refund'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface BookedSessionsProps {
  purchaseId: number;
  register: ReturnType<typeof useRefundForm>['form']['register'];
}

/** Upcoming sessions stay booked, unless the owner chooses otherwise; a part that is refunded leaves them alone. */
function BookedSessions({ purchaseId, register }: BookedSessionsProps) {
  const count = useUpcomingAppointmentPages(purchaseId).data?.total ?? 0;
  if (count === 0) return null;
  return (
    <label className="flex cursor-pointer items-start gap-3 text-sm leading-6">
      <Checkbox {...register('cancelSessions', { shouldUnregister: true })} className="mt-0.5" />
      <span>
        {count === 1
          ? 'Cancel the session that is still booked'
          : `Cancel the ${count} sessions that are still booked`}
        <span className="block text-muted">
          {count === 1
            ? 'Unless you check this, it stays booked. The client gets an email about it.'
            : 'Unless you check this, they stay booked. The client gets an email about each.'}
        </span>
      </span>
    </label>
  );
}

function explanation({ provider, method, amount }: AdminPayment, name: string): string {
  const subject = `${dollars(amount)} for ${name}`;
  if (provider === 'stripe')
    return `${subject}, paid by ${paymentMethodLabels[method].toLowerCase()}. Stripe returns the money. This cannot be undone.`;
  return `${subject}. Return the money yourself: this records it and emails the client. It cannot be undone.`;
}
