import * as z from 'zod/mini';
import {
  customerOrAccountFields,
  namesOnePerson,
} from '../../people/customers/customer-or-account.ts';
import { type PurchaseStatus, purchaseNoteText } from './purchase.ts';
import { MAX_INT4, money } from '../../values/text/text.ts';

/** The statuses that a recorded sale can start with. */
export const saleStatuses = ['pending', 'active', 'completed'] as const satisfies PurchaseStatus[];
const saleStatusSchema = z.enum(saleStatuses, { error: 'Please select a status.' });

const SERVICE = 'Please select a service';
const serviceId = z
  .int({ error: SERVICE })
  .check(z.gte(1, { error: SERVICE }), z.lte(MAX_INT4, { error: SERVICE }));

/** A purchase that the owner records, for a customer with or without an account. */
export const saleInputSchema = z
  .object({
    ...customerOrAccountFields,
    serviceId,
    /** Dollars, as they were agreed on; the price of the service if it is not sent. */
    amount: z.optional(money()),
    status: z._default(saleStatusSchema, 'active'),
    /** For the customer to read. */
    note: z.optional(purchaseNoteText),
  })
  .check(namesOnePerson);
export type SaleInput = z.output<typeof saleInputSchema>;
export type SaleFormValues = z.input<typeof saleInputSchema>;
