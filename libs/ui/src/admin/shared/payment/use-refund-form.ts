import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminPayment,
  type RefundFormValues,
  type RefundInput,
  refundInputSchema,
  refundPayment,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newKey } from '../../../api/client/new-key.ts';
import { useRefundPayment } from '../../../api/sales/payments.ts';
import { useSaving } from '../form/use-saving.ts';

const labels = {
  amount: 'Amount',
  reason: 'Reason',
  stillOwed: 'Still owed',
  cancelSessions: 'Cancel booked sessions',
};

/** Refunds a payment. Idempotent, so retries refund it once. */
export function useRefundForm({ id }: AdminPayment, remaining: number, onClose: () => void) {
  const send = useRefundPayment(id);
  const [key] = useState(newKey);
  const form = useForm<RefundFormValues, unknown, RefundInput>({
    resolver: standardSchemaResolver(refundInputSchema),
    defaultValues: { amount: remaining, stillOwed: false },
  });
  const saving = useSaving<RefundFormValues, RefundInput, AdminPayment>({
    form,
    labels,
    path: refundPayment.path,
    record: undefined,
    valuesOf: () => ({}),
    create: (refund) => send.mutateAsync({ refund, key }),
    update: () => Promise.reject(new Error('A refund is not edited.')),
    done: { title: 'Success', description: 'Payment refunded' },
    onSaved: onClose,
  });
  return { form, saving };
}
