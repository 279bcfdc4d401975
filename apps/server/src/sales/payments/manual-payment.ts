import type { PaymentInput } from '@polaris/contracts';
import type { PaymentEntity } from './payment.entity';

/** A payment received outside of Polaris, as recorded by the owner. */
export const manualPayment = (
  { amount, method, note, paidAt }: PaymentInput,
  ownerId: string,
): Partial<PaymentEntity> => ({
  provider: 'manual',
  status: 'paid',
  amount,
  method,
  note: note ?? null,
  paidAt: paidAt === undefined ? new Date() : new Date(paidAt),
  recordedBy: ownerId,
});
