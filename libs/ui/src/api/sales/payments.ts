import {
  type PaymentInput,
  type RefundInput,
  type recordInvoicePayment,
  type recordPayment,
  refundPayment,
} from '@polaris/contracts';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';

/** The purchase or invoice of a payment. */
export interface PaidRecord {
  id: number;
  endpoint: typeof recordPayment | typeof recordInvoicePayment;
}

interface RecordedPayment {
  payment: PaymentInput;
  /** An idempotency key: one for each payment. */
  key: string;
}

/** Records a payment. */
export const useRecordPayment = ({ endpoint, id }: PaidRecord) =>
  useRefreshingMutation(({ payment, key }: RecordedPayment) =>
    call(endpoint, { params: { id }, body: payment, key }),
  );

interface RefundRequest {
  refund: RefundInput;
  /** An idempotency key: one for each refund. */
  key: string;
}

export const useRefundPayment = (id: number) =>
  useRefreshingMutation(({ refund, key }: RefundRequest) =>
    call(refundPayment, { params: { id }, body: refund, key }),
  );
