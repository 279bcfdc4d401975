import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type PaymentFormValues, type PaymentInput, paymentInputSchema } from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newKey } from '../../../api/client/new-key.ts';
import { type PaidRecord, useRecordPayment } from '../../../api/sales/payments.ts';
import type { Versioned } from '../../../api/client/write-queue.ts';
import { useSaving } from '../form/use-saving.ts';

const labels = { amount: 'Amount', method: 'Method', paidAt: 'Date', note: 'Note' };

/** What the payment is for. */
export interface Payable extends PaidRecord {
  /** Dollars: all of it, or what is due now by a plan. */
  owed: number;
}

/** Records a payment, by default of the amount due. Idempotent, so retries record it once. */
export function usePaymentForm({ owed, ...paid }: Payable, onClose: () => void) {
  const record = useRecordPayment(paid);
  const [key] = useState(newKey);
  const form = useForm<PaymentFormValues, unknown, PaymentInput>({
    resolver: standardSchemaResolver(paymentInputSchema),
    defaultValues: { amount: owed, method: 'bank_transfer' },
  });
  const saving = useSaving<PaymentFormValues, PaymentInput, Versioned & { id: number }>({
    form,
    labels,
    path: paid.endpoint.path,
    record: undefined,
    valuesOf: () => ({}),
    create: (payment) => record.mutateAsync({ payment, key }),
    update: () => Promise.reject(new Error('A recorded payment is not edited.')),
    done: { title: 'Success', description: 'Payment recorded' },
    onSaved: onClose,
  });
  return { form, saving };
}
