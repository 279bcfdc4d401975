import * as z from 'zod/mini';
import { appointmentSchema } from '../../schedule/appointments/appointment.ts';
import { ownInvoiceSchema } from '../invoices/invoice.ts';
import { adminPaymentSchema } from '../payments/payment.ts';
import { idParam, int4 } from '../../values/text/text.ts';
import { businessDay, ownPurchaseSchema } from './own-purchase.ts';

/** The most sessions, and the most invoices, on the page of a purchase. */
export const MAX_PURCHASE_PAGE_ITEMS = 100;

/** A payment as the client sees it. */
export const ownPaymentSchema = z.extend(
  z.pick(adminPaymentSchema, {
    id: true,
    amount: true,
    method: true,
    paidAt: true,
    refunded: true,
  }),
  { paidOn: businessDay },
);
export type OwnPayment = z.output<typeof ownPaymentSchema>;

/** A purchase with the payments for it, the oldest first. */
export const paidPurchaseSchema = z.extend(ownPurchaseSchema, {
  payments: z.array(ownPaymentSchema),
});
export type PaidPurchase = z.output<typeof paidPurchaseSchema>;

/** The page of a purchase for its client: what is planned, done and paid. */
export const purchasePageSchema = z.extend(paidPurchaseSchema, {
  /** The client's sessions of this purchase, latest first. */
  sessions: z.array(appointmentSchema),
  /** Its issued invoices, newest first. */
  invoices: z.array(ownInvoiceSchema),
});
export type PurchasePage = z.output<typeof purchasePageSchema>;

/** The version that was shown: it identifies the step. */
export const finishStepSchema = z.object({ version: int4 });
export type FinishStep = z.output<typeof finishStepSchema>;

export const purchaseStepParamsSchema = z.object({ id: idParam, stepId: idParam });
