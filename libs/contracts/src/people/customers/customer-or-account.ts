import * as z from 'zod/mini';
import { idSchema, text } from '../../values/text/text.ts';

/** The customer that something belongs to, with their name. */
export const customerNameSchema = z.object({ id: idSchema, name: z.string() });

/** The receiver of what the owner records or books: a customer of the CRM, or an account. */
export const customerOrAccountFields = {
  customerId: z.optional(idSchema),
  userId: z.optional(text(255).check(z.minLength(1, { error: 'Please select an account' }))),
};
export interface CustomerOrAccount {
  customerId?: number | undefined;
  userId?: string | undefined;
}

/** Rejects both and neither. */
export const namesOnePerson = z.refine<CustomerOrAccount>(
  ({ customerId, userId }) => (customerId === undefined) !== (userId === undefined),
  { error: 'Please select either a customer or an account.', path: ['customerId'] },
);
