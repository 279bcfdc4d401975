import type { PaymentInput } from '@polaris/contracts';
import type { OwnerRequest } from './owner-request';
import type { PaymentEntity } from './payment.entity';

/** Money that came outside of Polaris, as the owner records it. */
export const manualPayment = (
  { amount, method, note, paidAt }: PaymentInput,
  { ownerId, key }: OwnerRequest,
): Partial<PaymentEntity> => ({
  provider: 'manual',
  status: 'paid',
  amount,
  method,
  note: note ?? null,
  paidAt: paidAt === undefined ? new Date() : new Date(paidAt),
  recordedBy: ownerId,
  recordKey: key ?? null,
});

/** A key stands for one payment: sent with another one, it is a mistake of the sender. */
export const isSamePayment = (payment: PaymentEntity, input: PaymentInput): boolean =>
  payment.amount === input.amount &&
  payment.method === input.method &&
  payment.note === (input.note ?? null) &&
  (input.paidAt === undefined || payment.paidAt?.getTime() === Date.parse(input.paidAt));
