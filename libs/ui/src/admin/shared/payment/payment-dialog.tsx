import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { NotSaved } from '../form/not-saved.tsx';
import { leaveOrAsk } from '../form/unsaved.ts';
import { PaymentFields } from './payment-fields.tsx';
import { type Payable, usePaymentForm } from './use-payment-form.ts';

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
        <PaymentFields form={form} />
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
