import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type PaymentFormValues, type PaymentInput, paymentInputSchema } from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newKey } from '../../../api/new-key.ts';
import { useRecordPayment } from '../../../api/payments.ts';
import type { Versioned } from '../../../api/record-turns.ts';
import { useSaving } from '../form/use-saving.ts';

const labels = { amount: 'Amount', method: 'Method', paidAt: 'Date', note: 'Note' };

/** What a payment is recorded of. */
export interface Payable {
  /** The path of its call: '/api/admin/purchases/61'. */
  path: string;
  /** Dollars. */
  owed: number;
}

/** Records a payment, of all that is owed at first; sent again after a lost answer, it is recorded once. */
export function usePaymentForm({ path, owed }: Payable, onClose: () => void) {
  const record = useRecordPayment(path);
  const [key] = useState(newKey);
  const form = useForm<PaymentFormValues, unknown, PaymentInput>({
    resolver: standardSchemaResolver(paymentInputSchema),
    defaultValues: { amount: owed, method: 'bank_transfer' },
  });
  const saving = useSaving<PaymentFormValues, PaymentInput, Versioned & { id: number }>({
    form,
    labels,
    path,
    record: undefined,
    valuesOf: () => ({}),
    create: (payment) => record.mutateAsync({ payment, key }),
    update: () => Promise.reject(new Error('A recorded payment is not edited.')),
    done: { title: 'Success', description: 'Payment recorded' },
    onSaved: onClose,
  });
  return { form, saving };
}
