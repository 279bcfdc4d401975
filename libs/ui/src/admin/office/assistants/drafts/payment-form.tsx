import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AssistantDraftContent,
  type PaymentFormValues,
  type PaymentInput,
  paymentInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { applyServerErrors } from '../../../../api/client/form-errors.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { reportFailure } from '../../../shared/feedback/report-failure.ts';
import { sendOrLeave } from '../../../shared/form/send-or-leave.ts';
import { leaveOrAsk, useUnsaved } from '../../../shared/form/unsaved.ts';
import { PaymentFields } from '../../../shared/payment/payment-fields.tsx';
import { dollarsAndCents } from '../../../shared/record/format.ts';
import { approveLabel, nameOf } from './draft-texts.ts';
import { FormButtons } from './form-buttons.tsx';
import type { DraftFormProps } from './message-form.tsx';

interface PaymentFormProps extends DraftFormProps {
  content: Extract<AssistantDraftContent, { kind: 'payment' }>;
}

const fields = ['amount', 'method', 'paidAt', 'note'];

/** Changes a drafted payment before it is recorded. */
export function PaymentForm({ draft, content, ...props }: PaymentFormProps) {
  const { decisions, reason, onApproved, onLeave } = props;
  const { title, amount, method, note, paidAt, owed } = content;
  const form = useForm<PaymentFormValues, unknown, PaymentInput>({
    resolver: standardSchemaResolver(paymentInputSchema),
    defaultValues: { amount, method, note: note ?? '', paidAt },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && !isSubmitting);
  const submit = form.handleSubmit(async (payment) => {
    if (reason !== undefined) return;
    try {
      await decisions.approve({ payment });
      onApproved();
    } catch (error) {
      reportFailure(error);
      applyServerErrors(error, fields, form.setError);
    }
  });
  const leave = () => leaveOrAsk(onLeave, isDirty);
  return (
    <Form
      aria-label={`Edit: ${nameOf(draft)}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={sendOrLeave({ send: submit, leave })}
      className="grid max-w-3xl min-w-0 gap-4 sm:grid-cols-2"
    >
      {errors.root?.['server'] && (
        <Alert className="sm:col-span-2">{errors.root['server'].message}</Alert>
      )}
      <p className="wrap-anywhere text-muted sm:col-span-2">
        For {title}, of which {dollarsAndCents(owed)} is owed
      </p>
      <PaymentFields form={form} />
      <FormButtons
        label={approveLabel(content)}
        isPending={isSubmitting}
        reason={reason}
        onLeave={leave}
      />
    </Form>
  );
}
