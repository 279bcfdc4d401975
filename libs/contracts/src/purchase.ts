import * as z from 'zod/mini';
import { idSchema, money, text, timestamp } from './text.ts';

export const purchaseStatusLabels = {
  pending: 'Pending',
  active: 'Active',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;
export type PurchaseStatus = keyof typeof purchaseStatusLabels;
export const purchaseStatusSchema = z.enum(['pending', 'active', 'completed', 'cancelled'], {
  error: 'Please select a status.',
});

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,234.50" */
export const dollars = (amount: number): string => dollarFormat.format(amount);

/** What a buyer sends. The server decides the amount, the status and the progress. */
export const purchaseInputSchema = z.object({
  serviceId: idSchema,
  /** The price that the buyer was shown: a purchase at any other is refused. */
  amount: z.optional(money()),
  /** Taken and ignored: a purchase begins active. */
  status: z.optional(purchaseStatusSchema),
  /** Taken and ignored: a purchase begins at 0. */
  progress: z.optional(z.number({ error: 'Must be a number.' })),
});
export type PurchaseInput = z.output<typeof purchaseInputSchema>;

/** Names one intent to buy: sent again with the same key, it buys nothing more. */
export const idempotencyKeySchema = z.optional(
  text(255).check(z.minLength(1, { error: 'Must not be empty.' })),
);

export const purchaseSchema = z.object({
  id: idSchema,
  /** Null once the account is deleted: the books keep it without the person. */
  userId: z.nullable(z.string()),
  serviceId: idSchema,
  service: z.nullable(z.object({ name: z.string() })),
  status: purchaseStatusSchema,
  amount: z.number(),
  /** Percent of the work that is done. */
  progress: z.int(),
  purchaseDate: timestamp,
  completionDate: z.nullable(timestamp),
});
export type Purchase = z.output<typeof purchaseSchema>;

export const purchasesSchema = z.array(purchaseSchema);
