import * as z from 'zod/mini';
import { appointmentSchema } from '../../schedule/appointments/appointment.ts';
import { ownInvoiceSchema } from '../invoices/invoice.ts';
import { adminPaymentSchema } from '../payments/payment.ts';
import { idParam, int4 } from '../../values/text/text.ts';
import { purchaseSchema } from './purchase.ts';

/** How many of each the page of a purchase shows. */
export const PURCHASE_PAGE_MOST = 100;

/** Money that came, as its payer sees it. */
export const ownPaymentSchema = z.pick(adminPaymentSchema, {
  id: true,
  amount: true,
  method: true,
  paidAt: true,
  refunded: true,
});
export type OwnPayment = z.output<typeof ownPaymentSchema>;

/** A purchase with the payments for it, the oldest first. */
export const paidPurchaseSchema = z.extend(purchaseSchema, {
  payments: z.array(ownPaymentSchema),
});
export type PaidPurchase = z.output<typeof paidPurchaseSchema>;

/** The page of a purchase for its client: what is planned, done and paid. */
export const purchasePageSchema = z.extend(paidPurchaseSchema, {
  /** The client's sessions that are part of it, the latest first. */
  sessions: z.array(appointmentSchema),
  /** Those that were issued for it, the newest first. */
  invoices: z.array(ownInvoiceSchema),
});
export type PurchasePage = z.output<typeof purchasePageSchema>;

/** The version that is shown: it says which step is meant. */
export const finishStepSchema = z.object({ version: int4 });
export type FinishStep = z.output<typeof finishStepSchema>;

export const purchaseStepParamsSchema = z.object({ id: idParam, stepId: idParam });
