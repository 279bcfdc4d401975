import * as z from 'zod/mini';
import { purchaseNoteSchema, purchaseSchema, purchaseStepSchema } from './purchase.ts';

/** The day of a moment in the time zone of the business, as in its mails and on its invoices. */
export const businessDay = z.iso.date();

const ownStepSchema = z.extend(purchaseStepSchema, { doneOn: businessDay });
export type OwnPurchaseStep = z.output<typeof ownStepSchema>;

const ownNoteSchema = z.extend(purchaseNoteSchema, { writtenOn: businessDay });
export type OwnPurchaseNote = z.output<typeof ownNoteSchema>;

/** A purchase as its client sees it: with the days to show, which are the same for the owner. */
export const ownPurchaseSchema = z.extend(purchaseSchema, {
  purchasedOn: businessDay,
  completedOn: z.nullable(businessDay),
  /** The newest first, 100 at most. */
  steps: z.array(ownStepSchema),
  /** The newest first. */
  notes: z.array(ownNoteSchema),
});
export type OwnPurchase = z.output<typeof ownPurchaseSchema>;

export const ownPurchasesSchema = z.array(ownPurchaseSchema);
