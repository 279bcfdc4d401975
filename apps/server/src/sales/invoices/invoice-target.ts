import type { InvoiceRecord } from '@polaris/contracts';
import { conflict } from '../../platform/problem/problem';
import type { PaymentTarget } from '../payments/payment.entity';

/** What a payment of an open invoice is for: its purchase, or the invoice itself. Throws 409 for any other. */
export function targetOf({ id, kind, state, purchaseId }: InvoiceRecord): PaymentTarget {
  if (kind === 'credit_note') throw conflict('Nothing is owed on a credit note.');
  if (state === 'draft') throw conflict('A draft is not paid: issue it first.');
  if (state === 'credited') throw conflict('This invoice was credited, so nothing is owed.');
  return purchaseId === null
    ? { purchaseId: null, invoiceId: id }
    : { purchaseId, invoiceId: null };
}

/** Whether something is to be paid on it. */
export const isOwed = ({ kind, owed }: InvoiceRecord): boolean => kind === 'invoice' && owed > 0;
