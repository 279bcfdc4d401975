import { type PaymentInput, type RefundInput, adminPaymentSchema } from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { useRefreshAll } from './refresh-all.ts';

const PAYMENTS = '/api/admin/payments';

interface RecordedPayment {
  payment: PaymentInput;
  /** An idempotency key: one for each payment. */
  key: string;
}

/** Records money that came for the purchase or the invoice with this path. */
export function useRecordPayment(path: string) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ payment, key }: RecordedPayment) =>
      call(`${path}/payments`, adminPaymentSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: payment,
      }),
    onSettled: refresh,
  });
}

interface AskedRefund {
  refund: RefundInput;
  /** An idempotency key: one for each refund. */
  key: string;
}

export function useRefundPayment(paymentId: number) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ refund, key }: AskedRefund) =>
      call(`${PAYMENTS}/${paymentId}/refunds`, adminPaymentSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: refund,
      }),
    onSettled: refresh,
  });
}
